import { Splash } from '../components/splash.tsx';
import { RouteTitle } from './route-title.tsx';

/** Until the first page is loaded. */
export function FirstLoad() {
  return (
    <>
      <RouteTitle />
      <Splash />
    </>
  );
}
