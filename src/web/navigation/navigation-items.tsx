import Campaign from '@mui/icons-material/CampaignOutlined';
import CardGiftcard from '@mui/icons-material/CardGiftcardOutlined';
import CreditCard from '@mui/icons-material/CreditCardOutlined';
import Folder from '@mui/icons-material/FolderOutlined';
import Insights from '@mui/icons-material/InsightsOutlined';
import Inventory from '@mui/icons-material/Inventory2Outlined';
import Newspaper from '@mui/icons-material/NewspaperOutlined';
import Notifications from '@mui/icons-material/NotificationsOutlined';
import Person from '@mui/icons-material/PersonOutlined';
import Sell from '@mui/icons-material/SellOutlined';
import Share from '@mui/icons-material/ShareOutlined';
import SpaceDashboard from '@mui/icons-material/SpaceDashboardOutlined';
import Storefront from '@mui/icons-material/StorefrontOutlined';
import TravelExplore from '@mui/icons-material/TravelExploreOutlined';
import type SvgIcon from '@mui/material/SvgIcon';
import type { PlanFeature } from '#contract/billing/plan.ts';
import { useIsBillingOn } from '../api/use-config.ts';

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
  /** Other pages of its area. */
  pages?: readonly string[];
  Icon: typeof SvgIcon;
  /** The plan feature that unlocks the item. */
  needs?: PlanFeature;
  /** Hidden if plans cannot be bought. */
  needsBilling?: boolean;
};

type NavigationGroup = { key: 'main' | 'catalogue' | 'settings'; items: readonly NavigationItem[] };

/** The pages of the account menu that belong to no list. */
const OF_ACCOUNT = ['/alerts', '/channels', '/sharing', '/briefs', '/operate'];

const NAVIGATION: readonly NavigationGroup[] = [
  {
    key: 'main',
    items: [
      { key: 'overview', path: '/overview', Icon: SpaceDashboard },
      { key: 'analytics', path: '/analytics', Icon: Insights, needs: 'isAnalyticsEnabled' },
      { key: 'stores', path: '/stores', pages: ['/groups', '/compare'], Icon: Storefront },
      { key: 'products', path: '/products', Icon: Sell },
    ],
  },
  {
    key: 'catalogue',
    items: [
      { key: 'databaseStores', path: '/database/stores', Icon: TravelExplore },
      { key: 'databaseProducts', path: '/database/products', Icon: Inventory },
    ],
  },
  {
    key: 'settings',
    items: [
      { key: 'profile', path: '/profile', pages: OF_ACCOUNT, Icon: Person },
      { key: 'referrals', path: '/referrals', Icon: CardGiftcard, needsBilling: true },
      { key: 'billing', path: '/billing', Icon: CreditCard, needsBilling: true },
    ],
  },
];

/** Pages that are linked from the account menu and the palette, not from the navigation. */
export const MENU_PAGES = [
  { key: 'alerts', path: '/alerts', Icon: Notifications },
  { key: 'channels', path: '/channels', Icon: Campaign },
  { key: 'sharing', path: '/sharing', Icon: Share },
  { key: 'briefs', path: '/briefs', Icon: Newspaper },
  { key: 'groups', path: '/groups', Icon: Folder },
] as const;

/** The pages of this deployment, in their groups. */
export function useNavigationGroups(): readonly NavigationGroup[] {
  const isBillingOn = useIsBillingOn();
  if (isBillingOn) return NAVIGATION;
  return NAVIGATION.map((group) => ({ ...group, items: group.items.filter(({ needsBilling }) => !needsBilling) }));
}
