import Alert from '@mui/material/Alert';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Billing, PlanChangePreview, PlanOption, Subscription } from '#contract/billing/billing.ts';
import type { Checkout } from '#contract/billing/checkout.ts';
import { ConfirmDialog } from '../../components/dialog/confirm-dialog.tsx';
import { Loaded } from '../../components/loaded.tsx';
import { useChangePlan, useResume } from '../../features/billing/change-billing.ts';
import { planChangePreviewQuery } from '../../features/billing/preview-plan-change.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { isUnpaid } from './is-unpaid.ts';
import { PlanLossList } from './plan-loss-list.tsx';

type Props = {
  option: PlanOption;
  billing: Billing;
  onCheckout: (checkout: Checkout) => void;
  onClose: () => void;
};

/** Shows what choosing a plan costs, when it takes effect and what is lost, before the user confirms. */
export function PlanChangeDialog({ option, billing, onCheckout, onClose }: Props) {
  const { t } = useTranslation();
  const change = useChangePlan();
  // a change that is running or done needs no preview
  const preview = useQuery({ ...planChangePreviewQuery(option), enabled: change.isIdle || change.isError });
  const resume = useResume();
  const [picked, setPicked] = useState<readonly string[] | null>(null);
  const kind = option.kind ?? 'upgrade';
  const losses = preview.data?.losses ?? null;
  const kept = picked ?? losses?.stores.filter((store) => store.isKept).map((store) => store.id) ?? [];
  const isTooMany = losses !== null && kept.length > losses.storeLimit.to;
  const names = { plan: t(`plan.${option.plan}`), current: t(`plan.${billing.plan}`) };

  const confirm = () => {
    if (kind === 'resume') return resume.mutate(undefined, { onSuccess: onClose });
    change.mutate(
      {
        plan: option.plan,
        billingId: option.billingId,
        keepStores: losses && losses.stores.length > 0 ? [...kept] : undefined,
      },
      {
        onSuccess: ({ checkout }) => {
          onClose();
          if (checkout) onCheckout(checkout);
        },
      },
    );
  };
  return (
    <ConfirmDialog
      isOpen
      title={t(`billing.dialog.${kind}.title`, names)}
      confirmLabel={t(`billing.dialog.${kind}.confirm`, names)}
      cancelLabel={t(kind === 'cancel' ? 'billing.dialog.keep' : 'common.cancel')}
      color={kind === 'cancel' ? 'error' : 'primary'}
      isLoading={change.isPending || resume.isPending}
      isBlocked={!preview.data || isTooMany}
      isForm={losses !== null && losses.stores.length > 0}
      error={change.error ?? resume.error}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <Loaded source={preview} waiting={<Skeleton variant="rounded" height={140} />}>
        {(data) => (
          <Stack sx={{ gap: 2 }}>
            <Terms preview={data} subscription={billing.subscription} />
            {losses && <PlanLossList losses={losses} kept={kept} onKeep={setPicked} at={data.effectiveAt} />}
          </Stack>
        )}
      </Loaded>
    </ConfirmDialog>
  );
}

function Terms({ preview, subscription }: { preview: PlanChangePreview; subscription: Subscription | null }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { kind, dueNow, nextCharge, effectiveAt, spentCredits } = preview;
  const date = format.date(effectiveAt);
  // in a trial there is no paid period to keep, so a downgrade takes effect at once
  const isTrialDowngrade = subscription?.status === 'trialing' && kind === 'downgrade';
  const isCancelledNow = kind === 'cancel' && isUnpaid(subscription);
  const effect = isTrialDowngrade ? 'upgrade' : isCancelledNow ? 'cancelNow' : kind;
  const graceEndsAt = isCancelledNow ? subscription?.graceEndsAt : null;
  return (
    <Stack sx={{ gap: 0.75 }}>
      <Typography>{t(`billing.dialog.${effect}.effect`, { date, plan: t(`plan.${preview.plan}`) })}</Typography>
      {graceEndsAt && graceEndsAt > effectiveAt && (
        <Typography>{t('billing.dialog.cancelNow.grace', { date: format.date(graceEndsAt) })}</Typography>
      )}
      {kind === 'upgrade' && (
        <Typography>
          {dueNow.amount > 0
            ? t('billing.dialog.dueNow', { amount: format.price(dueNow) })
            : dueNow.amount < 0
              ? t('billing.dialog.credited', { amount: format.price({ ...dueNow, amount: -dueNow.amount }) })
              : t('billing.dialog.nothingNow')}
        </Typography>
      )}
      <Typography color="textSecondary">
        {nextCharge
          ? t('billing.dialog.next', { date: format.date(nextCharge.at), amount: format.price(nextCharge.amount) })
          : kind === 'resume' && subscription
            ? t('billing.dialog.resume.next', { date: format.date(subscription.period.endsAt) })
            : t('billing.dialog.noNext')}
      </Typography>
      {spentCredits && (
        <Alert severity="warning">
          {t('billing.dialog.spentCredits', {
            plan: t(`plan.${preview.plan}`),
            from: format.date(spentCredits.startsAt),
            date: format.date(spentCredits.endsAt),
          })}
        </Alert>
      )}
    </Stack>
  );
}
