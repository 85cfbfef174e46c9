import DynamicFeedOutlined from '@mui/icons-material/DynamicFeedOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import HelpOutlineOutlined from '@mui/icons-material/HelpOutlineOutlined';
import HourglassEmpty from '@mui/icons-material/HourglassEmpty';
import Inventory2Outlined from '@mui/icons-material/Inventory2Outlined';
import ShoppingBagOutlined from '@mui/icons-material/ShoppingBagOutlined';
import type { TakenFor } from '#contract/evidence.ts';

const ICON = {
  sale: ShoppingBagOutlined,
  restock: Inventory2Outlined,
  edit: EditOutlined,
  bulk_edit: DynamicFeedOutlined,
  hold: HourglassEmpty,
  unknown: HelpOutlineOutlined,
} as const satisfies Record<TakenFor, unknown>;

/** The text is beside it. */
export function TakenForIcon({ takenFor }: { takenFor: TakenFor }) {
  const Icon = ICON[takenFor];
  return <Icon aria-hidden fontSize="small" color={takenFor === 'sale' ? 'success' : 'action'} sx={{ mt: 0.25 }} />;
}
