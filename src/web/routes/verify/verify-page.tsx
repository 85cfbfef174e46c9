import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { useAuth } from '../../auth/auth-state.ts';
import { logOut } from '../../auth/sign-out.ts';
import { authErrorText } from '../../features/account/auth-error-text.ts';
import { AuthHeading } from '../../features/account/auth-heading.tsx';
import { LocalMail } from '../../features/account/local-mail.tsx';
import { ResendButton } from '../../features/account/resend-button.tsx';
import { useAccountWatch } from '../../features/account/use-account-watch.ts';

export function VerifyPage() {
  const { t } = useTranslation();
  const { user } = useAuth();
  const [notice, setNotice] = useState<{ severity: 'success' | 'error'; text: string } | null>(null);
  useAccountWatch();
  if (!user) return null;

  return (
    <>
      <AuthHeading title={t('verify.title')}>
        <Trans i18nKey="verify.description" components={{ address: <Address email={user.email} /> }} />
      </AuthHeading>
      <Stack sx={{ gap: 2 }}>
        <div role="status">
          {notice && (
            <Alert severity={notice.severity} variant="outlined" role="presentation">
              {notice.text}
            </Alert>
          )}
        </div>
        <ResendButton
          userId={user.id}
          onSent={() => setNotice({ severity: 'success', text: t('verify.sent') })}
          onFailed={(error) => setNotice({ severity: 'error', text: authErrorText(error) })}
        />
        <Button color="inherit" onClick={() => void logOut()}>
          {t('verify.otherAccount')}
        </Button>
      </Stack>
      <LocalMail email={user.email} />
    </>
  );
}

function Address({ email }: { email: string }) {
  return (
    <bdi dir="ltr">
      <strong>{email}</strong>
    </bdi>
  );
}
