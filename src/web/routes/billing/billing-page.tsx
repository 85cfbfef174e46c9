import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Billing, PlanOption } from '#contract/billing/billing.ts';
import type { Checkout } from '#contract/billing/checkout.ts';
import { useIsBillingOn } from '../../api/use-config.ts';
import { NotFound } from '../../components/error/screens.tsx';
import { Loaded } from '../../components/loaded.tsx';
import { PageHeader } from '../../components/page/header.tsx';
import { useChangePlan } from '../../features/billing/change-billing.ts';
import { billingQuery } from '../../features/billing/get-billing.ts';
import { useCheckout } from '../../features/billing/use-checkout.tsx';
import { BillingNotices } from './billing-notices.tsx';
import { CurrentPlanCard } from './current-plan-card.tsx';
import { PaymentCard } from './payment-card.tsx';
import { PlanChangeDialog } from './plan-change-dialog.tsx';
import { PlanChoice } from './plan-choice.tsx';
import { TransactionSection } from './transaction-section.tsx';
import { UsageCard } from './usage-card.tsx';

export function BillingPage() {
  const { t } = useTranslation();
  const isOn = useIsBillingOn();
  const billing = useQuery({ ...billingQuery(), enabled: isOn });
  if (!isOn) return <NotFound />;
  return (
    <>
      <PageHeader title={t('billing.title')} description={t('billing.description')} />
      <Loaded source={billing} waiting={<Waiting />}>
        {(data) => <Page billing={data} />}
      </Loaded>
    </>
  );
}

function Page({ billing }: { billing: Billing }) {
  const { t } = useTranslation();
  const checkout = useCheckout();
  const start = useChangePlan();
  const [failure, setFailure] = useState<unknown>(null);
  const [chosen, setChosen] = useState<PlanOption | null>(null);
  const optionOf = (kind: PlanOption['kind']) => billing.options.find((option) => option.kind === kind) ?? null;

  const pay = (made: Checkout) => {
    setFailure(null);
    checkout.open(made).catch(() => setFailure('blocked'));
  };
  const choose = (option: PlanOption) => {
    if (option.kind !== 'checkout') return setChosen(option);
    start.mutate(
      { plan: option.plan, billingId: option.billingId },
      { onSuccess: (change) => change.checkout && pay(change.checkout), onError: setFailure },
    );
  };
  return (
    <Stack sx={{ gap: 4 }}>
      <BillingNotices
        billing={billing}
        isSettling={checkout.isSettling}
        isTrialRepeated={checkout.isTrialRepeated && billing.subscription === null}
        failure={failure}
        onCheckout={pay}
      />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: '1fr 1fr' }, alignItems: 'stretch' }}>
        <CurrentPlanCard
          billing={billing}
          onCancel={withOption(optionOf('cancel'), setChosen)}
          onResume={withOption(optionOf('resume'), setChosen)}
        />
        <UsageCard usage={billing.usage} />
      </Box>
      <PlanChoice billing={billing} onChoose={choose} busyWith={start.isPending ? start.variables.plan : null} />
      {(billing.subscription || billing.refund) && <PaymentCard billing={billing} onCheckout={pay} />}
      <TransactionSection />
      {chosen && (
        <PlanChangeDialog
          key={chosen.plan}
          option={chosen}
          billing={billing}
          onCheckout={pay}
          onClose={() => setChosen(null)}
        />
      )}
      {checkout.overlay}
      {billing.isSandbox && (
        <Alert severity="info" variant="outlined">
          {t('billing.sandbox')}
        </Alert>
      )}
    </Stack>
  );
}

function withOption(option: PlanOption | null, act: (option: PlanOption) => void): (() => void) | undefined {
  return option && option.lock === null ? () => act(option) : undefined;
}

function Waiting() {
  return (
    <Stack sx={{ gap: 4 }}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: '1fr 1fr' } }}>
        <Skeleton variant="rounded" height={190} />
        <Skeleton variant="rounded" height={190} />
      </Box>
      <Skeleton variant="rounded" height={420} />
      <Skeleton variant="rounded" height={260} />
    </Stack>
  );
}
