// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { act, cleanup, render } from '@testing-library/react';
import { createMemoryRouter, Outlet, type RouteObject, RouterProvider } from 'react-router';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { until } from '#runtime/testing-until.ts';
import { PageTitle } from '../components/page/title.tsx';
import { startRouter } from '../router.tsx';
import { startTestTexts } from '../testing-texts.ts';
import { RouteTitle } from './route-title.tsx';

beforeAll(startTestTexts);
afterEach(cleanup);

function Layout() {
  return (
    <>
      <RouteTitle />
      <Outlet />
    </>
  );
}

function LoadedPage() {
  return <PageTitle title="Its own" />;
}

test("a page has its route's title while its code loads, and then its own", async () => {
  const loading = Promise.withResolvers<{ Component: () => React.ReactNode }>();
  const routes = [
    {
      Component: Layout,
      HydrateFallback: RouteTitle,
      children: [
        { path: '/analytics', handle: { title: 'analytics.title' }, lazy: () => loading.promise },
        { path: '/stores', handle: { title: 'stores.title' }, element: null },
      ],
    },
  ];
  const memory = createMemoryRouter(routes, { initialEntries: ['/analytics'] });
  render(<RouterProvider router={memory} />);
  expect(document.title).toBe('Analytics · Tillwatch');
  await act(async () => loading.resolve({ Component: LoadedPage }));
  await act(() => until(() => document.title === 'Its own · Tillwatch'));
  await act(() => memory.navigate('/stores'));
  expect(document.title).toBe('My stores · Tillwatch');
});

test('every page of the application names its title, and the document has one before any script runs', () => {
  const pages = (routes: RouteObject[]): RouteObject[] =>
    routes.flatMap((route) => [...(route.lazy && route.path ? [route] : []), ...pages(route.children ?? [])]);
  const all = pages(startRouter().routes as RouteObject[]);
  expect(all.length).toBeGreaterThan(15);
  expect(all.filter(({ handle }) => !handle?.title).map(({ path }) => path)).toEqual([]);
  expect(readFileSync('src/web/index.html', 'utf8')).toMatch(/<title>Tillwatch<\/title>/);
});
