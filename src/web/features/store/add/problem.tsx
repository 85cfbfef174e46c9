import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { useTranslation } from 'react-i18next';
import { PLAN_ORDER, type PlanKey } from '#contract/billing/plan.ts';
import { ApiProblem } from '../../../api/api-problem.ts';
import { ProblemMessage } from '../../../components/error/problem-message.tsx';
import { UpgradeLink } from '../../../components/upgrade/link.tsx';
import { useFormat } from '../../../i18n/use-format.ts';
import { LinkButton } from '../../../navigation/link-button.tsx';

/** Why a store was not added, and the way forward if there is one: a larger plan, or the store itself. */
export function AddProblem({ error, onLeave }: { error: Error; onLeave: () => void }) {
  const { t } = useTranslation();
  if (error instanceof ApiProblem && error.code === 'plan-limit-reached') {
    const { limit = 0, used = limit, unlockedBy } = error.details;
    const plan = PLAN_ORDER.find((key) => key === unlockedBy) ?? null;
    return <LimitReached limit={limit} used={used} unlockedBy={plan} onLeave={onLeave} />;
  }
  const storeId = error instanceof ApiProblem ? error.details.storeId : undefined;
  return (
    <ProblemMessage
      error={error}
      action={
        storeId && (
          <LinkButton size="small" to={`/stores/${storeId}`} onClick={onLeave}>
            {t('stores.add.openTracked')}
          </LinkButton>
        )
      }
    />
  );
}

type LimitProps = { limit: number; used: number; unlockedBy: PlanKey | null; onLeave: () => void };

/** The plan has no room for another store: offers the next larger plan, or says that a store must be removed. */
export function LimitReached({ limit, used, unlockedBy: plan, onLeave }: LimitProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const given = { count: limit, n: format.count(limit), used: format.count(used) };
  return (
    <Alert
      severity="warning"
      action={
        plan && <UpgradeLink plan={plan} size="small" color="inherit" onClick={onLeave} sx={{ whiteSpace: 'nowrap' }} />
      }
    >
      <AlertTitle>{t('error.plan-limit-reached.title')}</AlertTitle>
      {t('stores.add.limit', given)}{' '}
      {plan ? t('stores.add.limitMore', { plan: t(`plan.${plan}`) }) : t('stores.add.limitTop')}
    </Alert>
  );
}
