import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { codeOf } from '../auth-error-text.ts';
import { ProviderIcon } from './provider-icon.tsx';
import { useExternalSignIn } from './use-sign-in.ts';

type Props = { onStart: () => void; onFailed: (error: unknown) => void };

/** A button for each sign-in provider of this deployment; nothing if it has none. */
export function ExternalSignIn({ onStart, onFailed }: Props) {
  const { t } = useTranslation();
  const [blocked, setBlocked] = useState<string | null>(null);
  const external = useExternalSignIn({
    onFailed(error, providerId) {
      if (codeOf(error) === 'popup-blocked') setBlocked(providerId);
      onFailed(error);
    },
  });
  const waitingFor = external.providers.find(({ id }) => id === external.waitingFor);

  return external.providers.length === 0 ? null : (
    <Stack sx={{ gap: 1.5 }}>
      {external.providers.map(({ id, inSentence }) => (
        <Button
          key={id}
          variant="outlined"
          size="large"
          color="inherit"
          startIcon={<ProviderIcon id={id} />}
          onClick={() => {
            setBlocked(null);
            onStart();
            void external.start(id);
          }}
        >
          {t('external.continueWith', { provider: inSentence })}
        </Button>
      ))}
      {blocked && (
        <Button variant="text" onClick={() => void external.startHere(blocked)}>
          {t('external.hereInstead')}
        </Button>
      )}
      <Typography variant="body2" role="status" sx={{ color: 'text.secondary', '&:empty': { display: 'none' } }}>
        {waitingFor && t('external.waiting', { provider: waitingFor.inSentence })}
      </Typography>
    </Stack>
  );
}
