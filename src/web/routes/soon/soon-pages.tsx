import { ComingSoon } from '../../components/error-screens.tsx';

export function SoonPage() {
  return <ComingSoon />;
}
