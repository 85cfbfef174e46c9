import { ComingSoon } from '../../components/error-screens.tsx';
import { PlanGuard } from '../../components/plan-guard.tsx';

export function SoonPage() {
  return <ComingSoon />;
}

export function AnalyticsSoonPage() {
  return (
    <PlanGuard features={['isAnalyticsEnabled']}>
      <ComingSoon />
    </PlanGuard>
  );
}

export function DatabaseDetailSoonPage() {
  return (
    <PlanGuard features={['areDatabaseDetailsEnabled']}>
      <ComingSoon />
    </PlanGuard>
  );
}
