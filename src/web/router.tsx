import { createBrowserRouter, Navigate, type RouteObject } from 'react-router';
import { GuestOnly, RequireMember } from './auth/guards.tsx';
import { HOME_PATH } from './auth/return-to.ts';
import { Forbidden, NotFound } from './components/error-screens.tsx';
import { Splash } from './components/splash.tsx';
import { ENABLED_LANGUAGES } from './i18n/languages.ts';
import { PlainLayout } from './layouts/plain-layout.tsx';
import { LeaveForPublicPage } from './navigation/leave-for-public-page.tsx';
import { page } from './navigation/load-page.ts';
import { PUBLIC_PATHS, publicPath } from './navigation/public-path.ts';
import { RootLayout } from './navigation/root-layout.tsx';
import { RouteError } from './navigation/route-error.tsx';

/** Documents of their own, which a link inside the application may lead to. */
const publicRoutes: RouteObject[] = ENABLED_LANGUAGES.flatMap((language) =>
  [...PUBLIC_PATHS, '/help/*'].map((path) => ({ path: publicPath(path, language), Component: LeaveForPublicPage })),
);

const authRoutes: RouteObject = {
  Component: GuestOnly,
  children: [
    {
      lazy: page(() => import('./layouts/auth/auth-layout.tsx'), 'AuthLayout'),
      children: [
        { path: '/login', lazy: page(() => import('./routes/login/login-page.tsx'), 'LoginPage') },
        { path: '/signup', lazy: page(() => import('./routes/signup/signup-page.tsx'), 'SignupPage') },
        { path: '/verify', lazy: page(() => import('./routes/verify/verify-page.tsx'), 'VerifyPage') },
        {
          path: '/auth/action',
          lazy: page(() => import('./routes/auth-action/auth-action-page.tsx'), 'AuthActionPage'),
        },
        {
          path: '/password/reset',
          lazy: page(() => import('./routes/password-reset/password-reset-page.tsx'), 'PasswordResetPage'),
        },
      ],
    },
  ],
};

const databasePages: RouteObject[] = [
  { path: '/database', element: <Navigate to="/database/stores" replace /> },
  {
    path: '/database/stores',
    lazy: page(() => import('./routes/database/database-stores-page.tsx'), 'DatabaseStoresPage'),
  },
  {
    path: '/database/products',
    lazy: page(() => import('./routes/database/database-products-page.tsx'), 'DatabaseProductsPage'),
  },
  {
    path: '/database/stores/:storeId',
    lazy: page(() => import('./routes/store/store-page.tsx'), 'DatabaseStorePage'),
  },
  {
    path: '/database/products/:productId',
    lazy: page(() => import('./routes/product/product-page.tsx'), 'DatabaseProductPage'),
  },
];

const dashboardRoutes: RouteObject = {
  Component: RequireMember,
  children: [
    {
      lazy: page(() => import('./layouts/dashboard/dashboard-layout.tsx'), 'DashboardLayout'),
      children: [
        { path: '/overview', lazy: page(() => import('./routes/overview/overview-page.tsx'), 'OverviewPage') },
        { path: '/stores', lazy: page(() => import('./routes/stores/stores-page.tsx'), 'StoresPage') },
        { path: '/stores/:storeId', lazy: page(() => import('./routes/store/store-page.tsx'), 'StorePage') },
        { path: '/products', lazy: page(() => import('./routes/products/products-page.tsx'), 'ProductsPage') },
        { path: '/products/:productId', lazy: page(() => import('./routes/product/product-page.tsx'), 'ProductPage') },
        { path: '/analytics', lazy: page(() => import('./routes/analytics/analytics-page.tsx'), 'AnalyticsPage') },
        ...databasePages,
        { path: '/profile', lazy: page(() => import('./routes/profile/profile-page.tsx'), 'ProfilePage') },
        { path: '/referrals', lazy: page(() => import('./routes/referrals/referrals-page.tsx'), 'ReferralsPage') },
        { path: '/billing', lazy: page(() => import('./routes/billing/billing-page.tsx'), 'BillingPage') },
      ],
    },
    { path: '*', element: <Navigate to={HOME_PATH} replace /> },
  ],
};

export const router = createBrowserRouter([
  {
    Component: RootLayout,
    ErrorBoundary: RouteError,
    HydrateFallback: Splash,
    children: [
      ...publicRoutes,
      authRoutes,
      dashboardRoutes,
      {
        Component: PlainLayout,
        children: [
          { path: '/403', Component: Forbidden },
          { path: '/404', Component: NotFound },
        ],
      },
    ],
  },
]);
