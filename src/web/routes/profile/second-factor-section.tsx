import ShieldIcon from '@mui/icons-material/VerifiedUserOutlined';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { multiFactor, TotpMultiFactorGenerator, type TotpSecret } from 'firebase/auth';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BusyButton } from '../../components/busy-button.tsx';
import { ConfirmDialog } from '../../components/dialog/confirm-dialog.tsx';
import { SectionCard } from '../../components/page/section-card.tsx';
import { type AccountView, getSignedIn } from '../../features/account/account-query.ts';
import { FormFailure } from '../../features/account/form-failure.tsx';
import { useFormat } from '../../i18n/use-format.ts';
import { part } from '../../navigation/load-page.ts';
import { useAccountChange } from './use-account-change.ts';

const EnrolFactorDialog = part(() => import('./enrol-factor-dialog.tsx'), 'EnrolFactorDialog');

/** Codes of an authenticator app, in addition to the password. */
export function SecondFactorSection({ account }: { account: AccountView }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { change, isChanging, failure } = useAccountChange();
  const [secret, setSecret] = useState<TotpSecret | null>(null);
  const [isLeaving, setLeaving] = useState(false);
  const factor = account.factors[0];

  const begin = () =>
    change(async () => {
      const session = await multiFactor(await getSignedIn()).getSession();
      setSecret(await TotpMultiFactorGenerator.generateSecret(session));
    });
  const leave = async () => {
    if (factor) {
      await change(async () => multiFactor(await getSignedIn()).unenroll(factor.id), t('profile.secondFactor.off'));
    }
    setLeaving(false);
  };

  return (
    <SectionCard
      anchor="secondFactor"
      title={t('profile.secondFactor.title')}
      description={t('profile.secondFactor.description')}
    >
      <Stack sx={{ gap: 2, '& > button': { alignSelf: 'flex-start' } }}>
        <FormFailure message={failure} />
        {factor && (
          <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
            <ShieldIcon color="success" />
            <Typography>{t('profile.secondFactor.since', { date: format.date(factor.enrolledAt) })}</Typography>
          </Box>
        )}
        {/* one button for both, so that it has the focus after either dialog */}
        <BusyButton
          variant="outlined"
          color={factor ? 'inherit' : 'primary'}
          isBusy={isChanging}
          onClick={() => (factor ? setLeaving(true) : void begin())}
        >
          {t(factor ? 'profile.secondFactor.remove' : 'profile.secondFactor.add')}
        </BusyButton>
      </Stack>
      <Suspense>
        {secret && <EnrolFactorDialog secret={secret} email={account.email} onClose={() => setSecret(null)} />}
      </Suspense>
      <ConfirmDialog
        isOpen={isLeaving}
        title={t('profile.secondFactor.removeTitle')}
        confirmLabel={t('profile.secondFactor.remove')}
        color="error"
        isLoading={isChanging}
        onConfirm={() => void leave()}
        onCancel={() => setLeaving(false)}
      >
        {t('profile.secondFactor.removeDescription')}
      </ConfirmDialog>
    </SectionCard>
  );
}
