import { useTranslation } from 'react-i18next';
import { useConfig } from '../../../api/use-config.ts';

const PRACTICE = 'oidc.practice';

export type OfferedProvider = { id: string; name: string; inSentence: string };

/** The sign-in providers of this deployment. The practice issuer is no brand, so its name is translated. */
export function useProviders(): OfferedProvider[] {
  const { t } = useTranslation();
  const offered = useConfig()?.providers ?? [];
  return offered.map(({ id, name }) =>
    id === PRACTICE
      ? { id, name: t('external.practice'), inSentence: t('external.practiceInSentence') }
      : { id, name, inSentence: name },
  );
}
