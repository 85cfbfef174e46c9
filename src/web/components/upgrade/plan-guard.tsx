import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PLAN_ORDER, type PlanFeature, planUnlocking } from '#contract/billing/plan.ts';
import { usePlan } from '../../api/use-plan.ts';
import { LockedIllustration } from '../../icons/error-illustrations.tsx';
import { ErrorScreen } from '../error/screen.tsx';
import { UpgradeLink } from './link.tsx';

/** A page for plans with all these features. Others see what would unlock it. */
export function PlanGuard({ features, children }: { features: readonly PlanFeature[]; children: ReactNode }) {
  const { t } = useTranslation();
  const plan = usePlan();
  const missing = features.filter((feature) => !plan[feature]);
  if (missing.length === 0) return children;
  const unlocking = PLAN_ORDER.findLast((key) => missing.map(planUnlocking).includes(key));
  return (
    <ErrorScreen
      illustration={<LockedIllustration />}
      title={t('premiumGuard.title')}
      description={`${t(`upgrade.description.${missing[0]!}`)} ${t('premiumGuard.description')}`}
      action={
        <UpgradeLink plan={unlocking} variant="contained">
          {t('premiumGuard.action')}
        </UpgradeLink>
      }
    />
  );
}
