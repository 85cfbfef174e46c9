import DynamicFeedOutlined from '@mui/icons-material/DynamicFeedOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import HelpOutlineOutlined from '@mui/icons-material/HelpOutlineOutlined';
import HourglassEmpty from '@mui/icons-material/HourglassEmpty';
import Inventory2Outlined from '@mui/icons-material/Inventory2Outlined';
import ShoppingBagOutlined from '@mui/icons-material/ShoppingBagOutlined';
import type { Classification } from '#contract/estimate/evidence.ts';

const ICON = {
  sale: ShoppingBagOutlined,
  restock: Inventory2Outlined,
  edit: EditOutlined,
  bulk_edit: DynamicFeedOutlined,
  hold: HourglassEmpty,
  unknown: HelpOutlineOutlined,
} as const satisfies Record<Classification, unknown>;

/** The text is beside it. */
export function ClassificationIcon({ classifiedAs }: { classifiedAs: Classification }) {
  const Icon = ICON[classifiedAs];
  return <Icon aria-hidden fontSize="small" color={classifiedAs === 'sale' ? 'success' : 'action'} sx={{ mt: 0.25 }} />;
}
