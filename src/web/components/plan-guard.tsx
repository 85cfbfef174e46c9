import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlanFeature } from '#contract/plan.ts';
import { usePlan } from '../api/use-plan.ts';
import { LockedIllustration } from '../icons/error-illustrations.tsx';
import { LinkButton } from '../navigation/link-button.tsx';
import { ErrorScreen } from './error-screen.tsx';

/** A page for plans with all these features; others see what would unlock it. */
export function PlanGuard({ features, children }: { features: readonly PlanFeature[]; children: ReactNode }) {
  const { t } = useTranslation();
  const plan = usePlan();
  if (!plan) return null;
  if (features.every((feature) => plan[feature])) return children;
  return (
    <ErrorScreen
      illustration={<LockedIllustration />}
      title={t('premiumGuard.title')}
      description={t('premiumGuard.description')}
      action={
        <LinkButton to="/billing" variant="contained">
          {t('premiumGuard.action')}
        </LinkButton>
      }
    />
  );
}
