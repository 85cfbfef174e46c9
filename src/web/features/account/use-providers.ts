import { useTranslation } from 'react-i18next';
import { useConfig } from '../../api/use-config.ts';

const PRACTICE = 'oidc.practice';

/** The external accounts that this deployment knows; the practice issuer, which is no brand, by its name in the reader's language. */
export function useProviders(): { id: string; name: string }[] {
  const { t } = useTranslation();
  const offered = useConfig()?.providers ?? [];
  return offered.map(({ id, name }) => ({ id, name: id === PRACTICE ? t('external.practice') : name }));
}
