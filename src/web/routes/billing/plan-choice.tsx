import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { parseAsStringLiteral, useQueryState } from 'nuqs';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Billing, PlanOption } from '#contract/billing.ts';
import { PLAN_ORDER, PLANS, type PlanKey, RECOMMENDED_PLAN } from '#contract/plan.ts';
import { PlanCard } from '../../features/plan/plan-card.tsx';
import { PlanGrid } from '../../features/plan/plan-grid.tsx';
import { PlanTable } from '../../features/plan/plan-table.tsx';
import { useFormat } from '../../i18n/use-format.ts';

type Props = {
  billing: Billing;
  onChoose: (option: PlanOption) => void;
  /** The plan whose checkout is being made. */
  busyWith: PlanKey | null;
};

/** All plans, each with what choosing it would do, or why it cannot be chosen now. */
export function PlanChoice({ billing, onChoose, busyWith }: Props) {
  const { t } = useTranslation();
  const isGiven = billing.source === 'operator' || billing.source === 'referral';
  const [wanted] = useQueryState('plan', parseAsStringLiteral(PLAN_ORDER));
  // a higher plan than the one at hand, and none where somebody came for another
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
            isGiven={isGiven && PLAN_ORDER.indexOf(option.plan) <= PLAN_ORDER.indexOf(billing.plan)}
            isTrial={billing.subscription?.status === 'trialing'}
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

/** What a change says of itself while nothing has been paid yet. */
const IN_TRIAL = { upgrade: 'inTrial', downgrade: 'inTrial', cancel: 'cancelTrial', resume: 'resume' } as const;

type OptionProps = {
  option: PlanOption;
  /** The reader has this plan, or a higher one, as a gift: there is nothing to try. */
  isGiven: boolean;
  isTrial: boolean;
  isCurrent: boolean;
  isWanted: boolean;
  isRecommended: boolean;
  isBusy: boolean;
  isBlocked: boolean;
  onChoose: () => void;
};

function Option({
  option,
  isGiven,
  isTrial,
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
  const { plan, kind, lock } = option;
  const trialDays = isGiven ? 0 : option.trialDays;

  useEffect(() => {
    if (isWanted) card.current?.scrollIntoView({ block: 'center' });
  }, [isWanted]);

  const isNamedByButton = lock === 'current' || (lock === 'no-subscription' && isCurrent);
  const note = noteOf();

  function noteOf(): string | null {
    if (lock) return lock === 'current' || isNamedByButton ? null : t(`billing.lock.${lock}`);
    if (isGiven && isCurrent) return t('billing.givenNote');
    if (trialDays > 0) return t('billing.trialNote', { count: trialDays, n: format.count(trialDays) });
    if (!kind || kind === 'checkout') return null;
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
      <Button
        fullWidth
        variant={isWanted || isRecommended || kind === 'resume' ? 'contained' : 'outlined'}
        disabled={kind === null || lock !== null || (isBlocked && !isBusy)}
        loading={isBusy}
        aria-describedby={note ? noteId : undefined}
        onClick={onChoose}
      >
        {isNamedByButton
          ? t('billing.yourPlan')
          : kind === 'checkout' && trialDays > 0
            ? t('billing.act.trial')
            : t(`billing.act.${kind ?? 'none'}`, { plan: t(`plan.${plan}`) })}
      </Button>
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
