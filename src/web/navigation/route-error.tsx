import { isRouteErrorResponse, useRouteError } from 'react-router';
import { DefaultError, NotFound } from '../components/error-screens.tsx';

/** What broke while a page was loaded or drawn. */
export function RouteError() {
  const error = useRouteError();
  return <main>{isRouteErrorResponse(error) && error.status === 404 ? <NotFound /> : <DefaultError />}</main>;
}
