import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Referrals } from '#contract/billing/referral.ts';
import { useIsBillingOn } from '../../api/use-config.ts';
import { NotFound } from '../../components/error/screens.tsx';
import { Loaded } from '../../components/loaded.tsx';
import { PageHeader } from '../../components/page/header.tsx';
import { referralsQuery } from '../../features/referral/referrals.ts';
import { CreditCard } from './credit-card.tsx';
import { CreditHistory } from './credit-history.tsx';
import { FriendTable } from './friend-table.tsx';
import { HowReferralsWork } from './how-referrals-work.tsx';
import { LinkCard } from './link-card.tsx';
import { ReferralFigures } from './referral-figures.tsx';
import { ReferrerForm } from './referrer-form.tsx';

export function ReferralsPage() {
  const { t } = useTranslation();
  const isOn = useIsBillingOn();
  const referrals = useQuery({ ...referralsQuery(), enabled: isOn });
  if (!isOn) return <NotFound />;
  return (
    <>
      <PageHeader title={t('referrals.title')} description={t('referrals.description')} />
      <Loaded source={referrals} waiting={<Waiting />}>
        {(data) => <Page referrals={data} />}
      </Loaded>
    </>
  );
}

function Page({ referrals }: { referrals: Referrals }) {
  const { t } = useTranslation();
  return (
    <Stack sx={{ gap: 3 }}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { lg: '3fr 2fr' }, alignItems: 'stretch' }}>
        <LinkCard link={referrals.link} code={referrals.code} />
        <CreditCard referrals={referrals} />
      </Box>
      <ReferralFigures referrals={referrals} />
      <FriendTable friends={referrals.friends} />
      <CreditHistory history={referrals.history} plan={t(`plan.${referrals.plan}`)} />
      {referrals.canSetReferrer && <ReferrerForm />}
      <HowReferralsWork />
    </Stack>
  );
}

function Waiting() {
  return (
    <Stack sx={{ gap: 2 }}>
      <Skeleton variant="rounded" height={180} />
      <Skeleton variant="rounded" height={110} />
      <Skeleton variant="rounded" height={240} />
    </Stack>
  );
}
