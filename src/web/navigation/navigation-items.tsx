import CardGiftcard from '@mui/icons-material/CardGiftcardOutlined';
import CreditCard from '@mui/icons-material/CreditCardOutlined';
import Insights from '@mui/icons-material/InsightsOutlined';
import Inventory from '@mui/icons-material/Inventory2Outlined';
import Person from '@mui/icons-material/PersonOutlined';
import Sell from '@mui/icons-material/SellOutlined';
import SpaceDashboard from '@mui/icons-material/SpaceDashboardOutlined';
import Storefront from '@mui/icons-material/StorefrontOutlined';
import TravelExplore from '@mui/icons-material/TravelExploreOutlined';
import type SvgIcon from '@mui/material/SvgIcon';
import type { PlanFeature } from '#contract/plan.ts';

export type NavigationItem = {
  key:
    | 'overview'
    | 'analytics'
    | 'stores'
    | 'products'
    | 'databaseStores'
    | 'databaseProducts'
    | 'profile'
    | 'referrals'
    | 'billing';
  path: string;
  Icon: typeof SvgIcon;
  /** The plan feature without which the item is locked. */
  needs?: PlanFeature;
};

export const NAVIGATION: readonly { key: 'main' | 'database' | 'settings'; items: readonly NavigationItem[] }[] = [
  {
    key: 'main',
    items: [
      { key: 'overview', path: '/overview', Icon: SpaceDashboard },
      { key: 'analytics', path: '/analytics', Icon: Insights, needs: 'isAnalyticsEnabled' },
      { key: 'stores', path: '/stores', Icon: Storefront },
      { key: 'products', path: '/products', Icon: Sell },
    ],
  },
  {
    key: 'database',
    items: [
      { key: 'databaseStores', path: '/database/stores', Icon: TravelExplore },
      { key: 'databaseProducts', path: '/database/products', Icon: Inventory },
    ],
  },
  {
    key: 'settings',
    items: [
      { key: 'profile', path: '/profile', Icon: Person },
      { key: 'referrals', path: '/referrals', Icon: CardGiftcard },
      { key: 'billing', path: '/billing', Icon: CreditCard },
    ],
  },
];
