import Button from '@mui/material/Button';
import { reauthenticateWithPopup } from 'firebase/auth';
import { useTranslation } from 'react-i18next';
import { getSignedIn, type LinkedProvider } from '../account-query.ts';
import { ProviderIcon } from '../external/provider-icon.tsx';
import { useExternalSignIn } from '../external/use-sign-in.ts';

type Props = {
  providers: readonly LinkedProvider[];
  onStart: () => void;
  onConfirmed: () => void;
  onFailed: (error: unknown) => void;
};

export function ExternalProof({ providers, onStart, onConfirmed, onFailed }: Props) {
  const { t } = useTranslation();
  const external = useExternalSignIn({ onDone: onConfirmed, onFailed }, async (_auth, provider) =>
    reauthenticateWithPopup(await getSignedIn(), provider),
  );
  return external.providers
    .filter(({ id }) => providers.some((linked) => linked.id === id))
    .map(({ id, inSentence }) => (
      <Button
        key={id}
        variant="outlined"
        color="inherit"
        startIcon={<ProviderIcon id={id} />}
        onClick={() => {
          onStart();
          void external.start(id);
        }}
      >
        {t(external.waitingFor === id ? 'external.waiting' : 'external.continueWith', { provider: inSentence })}
      </Button>
    ));
}
