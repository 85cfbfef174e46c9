import Box from '@mui/material/Box';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { Failure, NotFound } from '../components/error/screens.tsx';
import { HomeLink } from '../layouts/home-link.tsx';

/** An error while loading or rendering a page, where no layout is around it. */
export function RouteError() {
  return (
    <>
      <Box component="header" sx={{ px: { xs: 2, sm: 3 }, py: 1.5 }}>
        <HomeLink />
      </Box>
      <main>
        <PageError />
      </main>
    </>
  );
}

/** The same within a layout, in place of the page. */
export function PageError() {
  const error = useRouteError();
  return isRouteErrorResponse(error) && error.status === 404 ? <NotFound /> : <Failure />;
}
