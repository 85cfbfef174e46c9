import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { MultiFactorError } from 'firebase/auth';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { logOut } from '../../../auth/sign-out.ts';
import { DialogFrame } from '../../../components/dialog/form-dialog.tsx';
import { accountQuery } from '../account-query.ts';
import { memberErrorText } from '../auth-error-text.ts';
import { FormFailure } from '../form-failure.tsx';
import { ExternalProof } from './external-proof.tsx';
import { PasswordProof } from './password-proof.tsx';
import { isSecondFactorRequired } from './second-factor-error.ts';
import { SecondFactorStep } from './second-factor-step.tsx';

type Props = { onConfirmed: () => void; onCancel: () => void };

/** Asks for the password, or for a linked provider if the account has no password. */
export function IdentityDialog({ onConfirmed, onCancel }: Props) {
  const { t } = useTranslation();
  const account = useQuery(accountQuery()).data;
  const [failure, setFailure] = useState<string>();
  const [secondFactor, setSecondFactor] = useState<MultiFactorError | null>(null);
  const fail = (error: unknown) => {
    if (isSecondFactorRequired(error)) setSecondFactor(error);
    else setFailure(memberErrorText(error));
  };
  const proof = { onConfirmed, onFailed: fail, onStart: () => setFailure(undefined) };
  const hasNoProof = account && !account.hasPassword && account.providers.length === 0;

  return (
    <DialogFrame isOpen maxWidth="xs" onClose={onCancel}>
      {(titleId) => (
        <>
          <DialogTitle id={titleId}>{secondFactor ? t('secondFactor.title') : t('confirmIdentity.title')}</DialogTitle>
          <DialogContent>
            <Stack sx={{ gap: 2 }}>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {secondFactor
                  ? t('secondFactor.description')
                  : hasNoProof
                    ? t('confirmIdentity.byLinkOnly')
                    : t('confirmIdentity.description')}
              </Typography>
              <FormFailure message={secondFactor ? undefined : failure} />
              {secondFactor ? (
                <SecondFactorStep required={secondFactor} onDone={onConfirmed} onCancel={onCancel} />
              ) : (
                <>
                  {account?.hasPassword && <PasswordProof email={account.email} {...proof} />}
                  {account && !account.hasPassword && <ExternalProof providers={account.providers} {...proof} />}
                  {hasNoProof && (
                    <Button variant="contained" onClick={() => void logOut()}>
                      {t('account.logout')}
                    </Button>
                  )}
                  <Button color="inherit" onClick={onCancel}>
                    {t('common.cancel')}
                  </Button>
                </>
              )}
            </Stack>
          </DialogContent>
        </>
      )}
    </DialogFrame>
  );
}
