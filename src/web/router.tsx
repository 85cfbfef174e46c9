import { createBrowserRouter, type RouteObject } from 'react-router';
import { GuestOnly, RequireMember } from './auth/guards.tsx';
import { Forbidden, NotFound } from './components/error/screens.tsx';
import { ENABLED_LANGUAGES } from './i18n/languages.ts';
import { Redirect } from './navigation/app-link.tsx';
import { LeaveForPublicPage } from './navigation/leave-for-public-page.tsx';
import { page } from './navigation/load-page.ts';
import { PUBLIC_PATHS, publicPath } from './navigation/public-path.ts';
import { RootLayout } from './navigation/root-layout.tsx';
import { PageError, RouteError } from './navigation/route-error.tsx';
import type { TitledRoute } from './navigation/route-title.tsx';
import { UnknownPath } from './navigation/unknown-path.tsx';
import { SHARED_PLACE } from './share/shared-place.ts';
import { sharedRoutes } from './share/shared-routes.ts';

const titled = (title: TitledRoute['title']): TitledRoute => ({ title });

/** Separate documents that links inside the application may lead to. */
const publicRoutes: RouteObject[] = ENABLED_LANGUAGES.flatMap((language) =>
  [...PUBLIC_PATHS, '/help/*'].map((path) => ({ path: publicPath(path, language), Component: LeaveForPublicPage })),
);

const authRoutes: RouteObject = {
  Component: GuestOnly,
  children: [
    {
      lazy: page(() => import('./layouts/auth/auth-layout.tsx'), 'AuthLayout'),
      children: [
        {
          path: '/login',
          handle: titled('login.title'),
          lazy: page(() => import('./routes/login/login-page.tsx'), 'LoginPage'),
        },
        {
          path: '/signup',
          handle: titled('signup.title'),
          lazy: page(() => import('./routes/signup/signup-page.tsx'), 'SignupPage'),
        },
        {
          path: '/verify',
          handle: titled('verify.title'),
          lazy: page(() => import('./routes/verify/verify-page.tsx'), 'VerifyPage'),
        },
        {
          path: '/auth/action',
          handle: titled('authAction.working'),
          lazy: page(() => import('./routes/auth-action/auth-action-page.tsx'), 'AuthActionPage'),
        },
        {
          path: '/password/reset',
          handle: titled('passwordReset.title'),
          lazy: page(() => import('./routes/password-reset/password-reset-page.tsx'), 'PasswordResetPage'),
        },
      ],
    },
  ],
};

const cataloguePages: RouteObject[] = [
  { path: '/database', element: <Redirect to="/database/stores" /> },
  {
    path: '/database/stores',
    handle: titled('database.stores.title'),
    lazy: page(() => import('./routes/catalogue/catalogue-stores-page.tsx'), 'CatalogueStoresPage'),
  },
  {
    path: '/database/products',
    handle: titled('database.products.title'),
    lazy: page(() => import('./routes/catalogue/catalogue-products-page.tsx'), 'CatalogueProductsPage'),
  },
  {
    path: '/database/stores/:storeId/:tab?',
    handle: titled('database.stores.title'),
    lazy: page(() => import('./routes/store/store-page.tsx'), 'DatabaseStorePage'),
  },
  {
    path: '/database/products/:productId/:tab?',
    handle: titled('database.products.title'),
    lazy: page(() => import('./routes/product/product-page.tsx'), 'DatabaseProductPage'),
  },
];

const memberPages: RouteObject[] = [
  {
    path: '/overview',
    handle: titled('overview.title'),
    lazy: page(() => import('./routes/overview/overview-page.tsx'), 'OverviewPage'),
  },
  {
    path: '/stores',
    handle: titled('stores.title'),
    lazy: page(() => import('./routes/stores/stores-page.tsx'), 'StoresPage'),
  },
  {
    path: '/stores/:storeId/:tab?',
    handle: titled('stores.title'),
    lazy: page(() => import('./routes/store/store-page.tsx'), 'StorePage'),
  },
  {
    path: '/products',
    handle: titled('products.title'),
    lazy: page(() => import('./routes/products/products-page.tsx'), 'ProductsPage'),
  },
  {
    path: '/products/:productId/:tab?',
    handle: titled('products.title'),
    lazy: page(() => import('./routes/product/product-page.tsx'), 'ProductPage'),
  },
  {
    path: '/analytics',
    handle: titled('analytics.title'),
    lazy: page(() => import('./routes/analytics/analytics-page.tsx'), 'AnalyticsPage'),
  },
  {
    path: '/compare',
    handle: titled('compare.title'),
    lazy: page(() => import('./routes/compare/compare-page.tsx'), 'ComparePage'),
  },
  ...cataloguePages,
  {
    path: '/alerts',
    handle: titled('alerts.title'),
    lazy: page(() => import('./routes/alerts/alerts-page.tsx'), 'AlertsPage'),
  },
  {
    path: '/channels',
    handle: titled('channels.title'),
    lazy: page(() => import('./routes/channels/channels-page.tsx'), 'ChannelsPage'),
  },
  {
    path: '/sharing',
    handle: titled('sharing.title'),
    lazy: page(() => import('./routes/sharing/sharing-page.tsx'), 'SharingPage'),
  },
  {
    path: '/briefs',
    handle: titled('briefs.title'),
    lazy: page(() => import('./routes/briefs/briefs-page.tsx'), 'BriefsPage'),
  },
  {
    path: '/groups',
    handle: titled('groups.title'),
    lazy: page(() => import('./routes/groups/groups-page.tsx'), 'GroupsPage'),
  },
  {
    path: '/profile',
    handle: titled('profile.title'),
    lazy: page(() => import('./routes/profile/profile-page.tsx'), 'ProfilePage'),
  },
  {
    path: '/referrals',
    handle: titled('referrals.title'),
    lazy: page(() => import('./routes/referrals/referrals-page.tsx'), 'ReferralsPage'),
  },
  {
    path: '/operate',
    handle: titled('operate.title'),
    lazy: page(() => import('./routes/operate/operate-page.tsx'), 'OperatePage'),
  },
  {
    path: '/billing',
    handle: titled('billing.title'),
    lazy: page(() => import('./routes/billing/billing-page.tsx'), 'BillingPage'),
  },
];

const dashboardRoutes: RouteObject = {
  Component: RequireMember,
  children: [
    {
      lazy: page(() => import('./layouts/dashboard/dashboard-layout.tsx'), 'DashboardLayout'),
      // the navigation stays if a page cannot be loaded
      children: [{ ErrorBoundary: PageError, children: memberPages }],
    },
    {
      lazy: page(() => import('./layouts/auth/auth-layout.tsx'), 'AuthLayout'),
      children: [
        {
          path: '/authorize',
          handle: titled('authorize.title'),
          lazy: page(() => import('./routes/authorize/authorize-page.tsx'), 'AuthorizePage'),
        },
      ],
    },
    { path: '*', Component: UnknownPath },
  ],
};

const ownRoutes: RouteObject[] = [
  ...publicRoutes,
  authRoutes,
  dashboardRoutes,
  {
    lazy: page(() => import('./layouts/plain-layout.tsx'), 'PlainLayout'),
    children: [
      {
        path: '/sharing/stop',
        handle: titled('sharing.exports.stopTitle'),
        lazy: page(() => import('./routes/stop/stop-page.tsx'), 'StopExportPage'),
      },
      {
        path: '/stop-brief',
        handle: titled('briefs.stopTitle'),
        lazy: page(() => import('./routes/stop/stop-page.tsx'), 'StopBriefPage'),
      },
      { path: '/403', Component: Forbidden },
      { path: '/404', Component: NotFound },
    ],
  },
];

export type Router = ReturnType<typeof startRouter>;

/** Starts loading the page of the address. */
export function startRouter() {
  return createBrowserRouter(
    [
      {
        Component: RootLayout,
        ErrorBoundary: RouteError,
        children: SHARED_PLACE === null ? ownRoutes : [sharedRoutes(SHARED_PLACE)],
      },
    ],
    SHARED_PLACE === null ? {} : { basename: `/${SHARED_PLACE}` },
  );
}
