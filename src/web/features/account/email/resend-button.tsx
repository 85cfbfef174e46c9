import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { firebaseAuth } from '../../../auth/firebase.ts';
import { returnTarget } from '../../../auth/return-to.ts';
import { BusyButton } from '../../../components/busy-button.tsx';
import { secondsUntilResend, sendVerificationMail } from './verification-mail.ts';

type Props = { userId: string; onSent: () => void; onFailed: (error: unknown) => void };

export function ResendButton({ userId, onSent, onFailed }: Props) {
  const { t } = useTranslation();
  const { search } = useLocation();
  const [isSending, setSending] = useState(false);
  const [seconds, setSeconds] = useState(() => secondsUntilResend(userId, Date.now()));

  useEffect(() => {
    const timer = setInterval(() => setSeconds(secondsUntilResend(userId, Date.now())), 500);
    return () => clearInterval(timer);
  }, [userId]);

  const send = async () => {
    setSending(true);
    try {
      const { currentUser } = await firebaseAuth();
      if (!currentUser) return;
      await sendVerificationMail(currentUser, returnTarget(search, window.location.origin));
      setSeconds(secondsUntilResend(userId, Date.now()));
      onSent();
    } catch (error) {
      onFailed(error);
    } finally {
      setSending(false);
    }
  };

  return (
    <BusyButton variant="contained" size="large" isBusy={isSending} disabled={seconds > 0} onClick={() => void send()}>
      {seconds > 0 ? t('verify.resendIn', { count: seconds }) : t('verify.resend')}
    </BusyButton>
  );
}
