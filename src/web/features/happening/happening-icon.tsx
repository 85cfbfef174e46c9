import AddBoxOutlined from '@mui/icons-material/AddBoxOutlined';
import LocalOfferOutlined from '@mui/icons-material/LocalOfferOutlined';
import RemoveShoppingCartOutlined from '@mui/icons-material/RemoveShoppingCartOutlined';
import SensorsOff from '@mui/icons-material/SensorsOff';
import TrendingDown from '@mui/icons-material/TrendingDown';
import TrendingUp from '@mui/icons-material/TrendingUp';
import type { Happening } from '#contract/happening.ts';

const ICON = {
  up: { Icon: TrendingUp, color: 'success' },
  down: { Icon: TrendingDown, color: 'error' },
  sale: { Icon: LocalOfferOutlined, color: 'action' },
  launch: { Icon: AddBoxOutlined, color: 'action' },
  sold_out: { Icon: RemoveShoppingCartOutlined, color: 'action' },
  silent: { Icon: SensorsOff, color: 'warning' },
} as const;

/** The sentence is beside it. */
export function HappeningIcon({ happening }: { happening: Happening }) {
  const { Icon, color } = ICON[happening.kind === 'moved' ? happening.direction : happening.kind];
  return <Icon aria-hidden fontSize="small" color={color} sx={{ mt: 0.25, flexShrink: 0 }} />;
}
