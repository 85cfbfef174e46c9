import { useTranslation } from 'react-i18next';
import { useConfig } from '../../api/use-config.ts';

const PRACTICE = 'oidc.practice';

export type OfferedProvider = { id: string; name: string; inSentence: string };

/** The external accounts that this deployment knows; the practice issuer, which is no brand, by its name in the reader's language. */
export function useProviders(): OfferedProvider[] {
  const { t } = useTranslation();
  const offered = useConfig()?.providers ?? [];
  return offered.map(({ id, name }) =>
    id === PRACTICE
      ? { id, name: t('external.practice'), inSentence: t('external.practiceInSentence') }
      : { id, name, inSentence: name },
  );
}
