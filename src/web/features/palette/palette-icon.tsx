import Bolt from '@mui/icons-material/BoltOutlined';
import History from '@mui/icons-material/HistoryOutlined';
import Sell from '@mui/icons-material/SellOutlined';
import SpaceDashboard from '@mui/icons-material/SpaceDashboardOutlined';
import Storefront from '@mui/icons-material/StorefrontOutlined';
import TravelExplore from '@mui/icons-material/TravelExploreOutlined';
import type { PaletteEntry } from './palette-entry.ts';

const ICON = {
  recent: History,
  pages: SpaceDashboard,
  stores: Storefront,
  products: Sell,
  catalogue: TravelExplore,
  actions: Bolt,
} as const satisfies Record<PaletteEntry['group'], unknown>;

/** The group's name is above its first entry. */
export function PaletteIcon({ entry }: { entry: PaletteEntry }) {
  const Icon = entry.Icon ?? ICON[entry.group];
  return <Icon aria-hidden fontSize="small" color="action" sx={{ alignSelf: 'center', flexShrink: 0 }} />;
}
