import { useState } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { DefaultError, NoConnection, NotFound } from '../components/error-screens.tsx';

/** What broke while a page was loaded or drawn. */
export function RouteError() {
  const error = useRouteError();
  const [wasOnline] = useState(navigator.onLine);
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return <main>{isMissing ? <NotFound /> : wasOnline ? <DefaultError /> : <NoConnection />}</main>;
}
