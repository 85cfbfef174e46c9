import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { parseAsStringLiteral, useQueryState } from 'nuqs';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Billing, PlanOption } from '#contract/billing/billing.ts';
import { PLAN_ORDER, PLANS, type PlanKey, RECOMMENDED_PLAN } from '#contract/billing/plan.ts';
import { BusyButton } from '../../components/busy-button.tsx';
import { PlanCard } from '../../features/plan/plan-card.tsx';
import { PlanGrid } from '../../features/plan/plan-grid.tsx';
import { PlanTable } from '../../features/plan/plan-table.tsx';
import { useFormat } from '../../i18n/use-format.ts';
import { isUnpaid } from './is-unpaid.ts';

type Props = {
  billing: Billing;
  onChoose: (option: PlanOption) => void;
  /** The plan whose checkout is being created. */
  busyWith: PlanKey | null;
};

/** All plans, each with the effect of choosing it, or why it cannot be chosen now. */
export function PlanChoice({ billing, onChoose, busyWith }: Props) {
  const { t } = useTranslation();
  const isGranted = billing.source === 'operator' || billing.source === 'referral';
  const [wanted] = useQueryState('plan', parseAsStringLiteral(PLAN_ORDER));
  // recommended only above the current plan, and not if the address asks for another
  const isHigher = PLAN_ORDER.indexOf(RECOMMENDED_PLAN) > PLAN_ORDER.indexOf(billing.plan);
  const recommended = wanted === null && isHigher ? RECOMMENDED_PLAN : null;
  return (
    <section aria-labelledby="plans">
      <Typography id="plans" variant="h4" component="h2" sx={{ mb: 0.5 }}>
        {t('billing.plans')}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        {t('billing.plansDescription')}
      </Typography>
      <PlanGrid>
        {billing.options.map((option) => (
          <Option
            key={option.plan}
            option={option}
            grant={isGranted ? grantOf(option.plan, billing.plan) : null}
            isTrial={billing.subscription?.status === 'trialing'}
            isUnpaid={isUnpaid(billing.subscription)}
            isCurrent={option.plan === billing.plan}
            isWanted={option.plan === wanted && option.plan !== billing.plan && option.lock !== 'current'}
            isRecommended={option.plan === recommended}
            isBusy={busyWith === option.plan}
            isBlocked={busyWith !== null}
            onChoose={() => onChoose(option)}
          />
        ))}
      </PlanGrid>
      <PlanTable />
    </section>
  );
}

function grantOf(plan: PlanKey, granted: PlanKey): 'same' | 'lower' | null {
  const steps = PLAN_ORDER.indexOf(plan) - PLAN_ORDER.indexOf(granted);
  return steps === 0 ? 'same' : steps < 0 ? 'lower' : null;
}

/** The texts of changes while nothing has been paid yet. */
const IN_TRIAL = { upgrade: 'inTrial', downgrade: 'inTrial', cancel: 'cancelTrial', resume: 'resume' } as const;

type OptionProps = {
  option: PlanOption;
  /** How this plan relates to a granted one: the same or lower; null for a higher plan, or without a grant. */
  grant: 'same' | 'lower' | null;
  isTrial: boolean;
  /** Whether cancelling ends the subscription at once. */
  isUnpaid: boolean;
  isCurrent: boolean;
  isWanted: boolean;
  isRecommended: boolean;
  isBusy: boolean;
  isBlocked: boolean;
  onChoose: () => void;
};

function Option({
  option,
  grant,
  isTrial,
  isUnpaid,
  isCurrent,
  isWanted,
  isRecommended,
  isBusy,
  isBlocked,
  onChoose,
}: OptionProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const noteId = useId();
  const card = useRef<HTMLLIElement>(null);
  const { plan, kind, lock, trialDays } = option;

  useEffect(() => {
    if (isWanted) card.current?.scrollIntoView({ block: 'center' });
  }, [isWanted]);

  const isNamedByButton = lock === 'current' || (lock === 'no-subscription' && isCurrent);
  const isFallback = lock === 'no-subscription' && !isCurrent;
  const note = noteOf();

  function noteOf(): string | null {
    if (lock === 'current') return null;
    if (lock === 'no-subscription') return isFallback ? t('billing.granted.free') : null;
    if (lock) return t(`billing.lock.${lock}`);
    if (grant && kind === 'checkout') return t(`billing.granted.${grant}`);
    if (trialDays > 0) return t('billing.trialNote', { count: trialDays, n: format.count(trialDays) });
    if (!kind || kind === 'checkout') return null;
    if (isUnpaid && kind === 'cancel') return t('billing.kindNote.cancelNow');
    return t(`billing.kindNote.${isTrial ? IN_TRIAL[kind] : kind}`);
  }

  return (
    <PlanCard
      ref={card}
      plan={PLANS[plan]}
      isMarked={isWanted || isRecommended}
      mark={
        isCurrent && !isNamedByButton ? (
          <Chip size="small" color="primary" label={t('billing.yourPlan')} />
        ) : isWanted ? (
          <Chip size="small" color="primary" label={t('billing.unlocks')} />
        ) : isRecommended ? (
          <Chip size="small" color="primary" label={t('offer.recommended')} />
        ) : null
      }
    >
      {!isFallback && (
        <BusyButton
          fullWidth
          variant={isWanted || isRecommended ? 'contained' : 'outlined'}
          disabled={kind === null || lock !== null || (isBlocked && !isBusy)}
          isBusy={isBusy}
          aria-describedby={note ? noteId : undefined}
          onClick={onChoose}
        >
          {isNamedByButton
            ? t('billing.yourPlan')
            : kind === 'checkout' && trialDays > 0
              ? t('billing.act.trial')
              : t(`billing.act.${kind ?? (lock === 'scheduled' ? lock : 'none')}`, { plan: t(`plan.${plan}`) })}
        </BusyButton>
      )}
      <Typography
        id={noteId}
        variant="caption"
        color="textSecondary"
        sx={{ mt: 1, minHeight: { sm: '2lh' }, textAlign: 'center' }}
      >
        {note}
      </Typography>
    </PlanCard>
  );
}
