import { zodResolver } from '@hookform/resolvers/zod';
import Typography from '@mui/material/Typography';
import { multiFactor, TotpMultiFactorGenerator, type TotpSecret } from 'firebase/auth';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { DialogForm, DialogFrame } from '../../components/dialog/form-dialog.tsx';
import { getSignedIn } from '../../features/account/account-query.ts';
import { CodeField } from '../../features/account/account-schema.ts';
import { FormFailure } from '../../features/account/form-failure.tsx';
import { CodeInput } from '../../features/account/identity/code-input.tsx';
import { QrCode } from './qr-code.tsx';
import { useAccountChange } from './use-account-change.ts';

const CodeForm = z.object({ code: CodeField });
const LABEL = 'TOTP';

type Props = { secret: TotpSecret; email: string; onClose: () => void };

/** Shows the key as a QR code and as text, and asks for the first code as proof that the app has it. */
export function EnrolFactorDialog({ secret, email, onClose }: Props) {
  const { t } = useTranslation();
  const { change, isChanging, failure } = useAccountChange();
  const form = useForm({ resolver: zodResolver(CodeForm), defaultValues: { code: '' } });

  const submit = form.handleSubmit(async ({ code }) => {
    const assertion = TotpMultiFactorGenerator.assertionForEnrollment(secret, code);
    const isDone = await change(
      async () => multiFactor(await getSignedIn()).enroll(assertion, LABEL),
      t('profile.secondFactor.on'),
    );
    if (isDone) onClose();
    else form.resetField('code');
  });

  return (
    <DialogFrame isOpen maxWidth="xs" onClose={onClose}>
      {(titleId) => (
        <DialogForm
          titleId={titleId}
          title={t('profile.secondFactor.add')}
          submitLabel={t('profile.secondFactor.confirm')}
          isPending={isChanging}
          onSubmit={() => void submit()}
          onClose={onClose}
        >
          <Typography variant="body2">{t('profile.secondFactor.scan')}</Typography>
          <QrCode
            text={secret.generateQrCodeUrl(email, t('common.appName'))}
            label={t('profile.secondFactor.qrLabel')}
          />
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('profile.secondFactor.orType')}
            <Typography
              component="code"
              dir="ltr"
              sx={{ display: 'block', mt: 0.5, color: 'text.primary', overflowWrap: 'anywhere', userSelect: 'all' }}
            >
              {secret.secretKey.replace(/(.{4})(?=.)/g, '$1 ')}
            </Typography>
          </Typography>
          <FormFailure message={failure} />
          <CodeInput registration={form.register('code')} error={form.formState.errors.code} />
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('profile.secondFactor.keep')}
          </Typography>
        </DialogForm>
      )}
    </DialogFrame>
  );
}
