import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { useAuth } from '../../auth/auth-state.ts';
import { logOut } from '../../auth/sign-out.ts';
import { authErrorText } from '../../features/account/auth-error-text.ts';
import { AuthHeading } from '../../features/account/auth-heading.tsx';
import { Address } from '../../features/account/email/address.tsx';
import { LocalMail } from '../../features/account/email/local-mail.tsx';
import { ResendButton } from '../../features/account/email/resend-button.tsx';
import { useAccountWatch } from '../../features/account/use-account-watch.ts';
import { OtherAddress } from './other-address.tsx';

export function VerifyPage() {
  const { t } = useTranslation();
  const { user } = useAuth();
  const [notice, setNotice] = useState<{ severity: 'success' | 'error'; text: string } | null>(null);
  /** The address that replaces the one from sign-up once it is confirmed. */
  const [otherEmail, setOtherEmail] = useState<string | null>(null);
  const [isChanging, setChanging] = useState(false);
  useAccountWatch();
  if (!user) return null;

  if (isChanging) {
    return (
      <OtherAddress
        onSent={(email) => {
          setOtherEmail(email);
          setChanging(false);
          setNotice({ severity: 'success', text: t('verify.sent') });
        }}
        onCancel={() => setChanging(false)}
      />
    );
  }
  return (
    <>
      <AuthHeading title={t('verify.title')}>
        <Trans i18nKey="verify.description" components={{ address: <Address email={otherEmail ?? user.email} /> }} />
      </AuthHeading>
      <Stack sx={{ gap: 2 }}>
        <div role="status">
          {notice && (
            <Alert severity={notice.severity} variant="outlined" role="presentation">
              {notice.text}
            </Alert>
          )}
        </div>
        {otherEmail === null && (
          <ResendButton
            userId={user.id}
            onSent={() => setNotice({ severity: 'success', text: t('verify.sent') })}
            onFailed={(error) => setNotice({ severity: 'error', text: authErrorText(error) })}
          />
        )}
        <Button variant="outlined" onClick={() => setChanging(true)}>
          {t('verify.wrongAddress')}
        </Button>
        <Button color="inherit" onClick={() => void logOut()}>
          {t('verify.otherAccount')}
        </Button>
      </Stack>
      <LocalMail email={otherEmail ?? user.email} />
    </>
  );
}
