import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import type { MultiFactorError } from 'firebase/auth';
import { useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { accountGone } from '../../features/account/account-gone.ts';
import { AuthHeading } from '../../features/account/auth-heading.tsx';
import { Address } from '../../features/account/email/address.tsx';
import { LocalMail } from '../../features/account/email/local-mail.tsx';
import { SecondFactorStep } from '../../features/account/identity/second-factor-step.tsx';
import { LoginForm } from './login-form.tsx';

type Step = { at: 'form' } | { at: 'second-factor'; required: MultiFactorError } | { at: 'link-sent'; email: string };

export function LoginPage() {
  const { t } = useTranslation();
  const [step, setStep] = useState<Step>({ at: 'form' });
  const [isGone] = useState(accountGone.take);
  const startOver = () => setStep({ at: 'form' });

  if (step.at === 'second-factor') {
    return (
      <>
        <AuthHeading title={t('secondFactor.title')}>{t('secondFactor.description')}</AuthHeading>
        <SecondFactorStep required={step.required} onCancel={startOver} />
      </>
    );
  }
  if (step.at === 'link-sent') {
    return (
      <>
        <AuthHeading title={t('passwordReset.sent')}>
          <Trans i18nKey="emailLink.sent" components={{ address: <Address email={step.email} /> }} />
        </AuthHeading>
        <Button variant="outlined" fullWidth onClick={startOver}>
          {t('passwordReset.back')}
        </Button>
        <LocalMail email={step.email} />
      </>
    );
  }
  return (
    <>
      {isGone && (
        <Alert severity="success" variant="outlined" sx={{ mb: 3 }}>
          <AlertTitle>{t('profile.delete.done')}</AlertTitle>
          {t('profile.delete.goodbye')}
        </Alert>
      )}
      <LoginForm
        onSecondFactor={(required) => setStep({ at: 'second-factor', required })}
        onLinkSent={(email) => setStep({ at: 'link-sent', email })}
      />
    </>
  );
}
