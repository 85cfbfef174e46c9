import AddBoxOutlined from '@mui/icons-material/AddBoxOutlined';
import DynamicFeedOutlined from '@mui/icons-material/DynamicFeedOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import EventAvailableOutlined from '@mui/icons-material/EventAvailableOutlined';
import Inventory2Outlined from '@mui/icons-material/Inventory2Outlined';
import LocalOfferOutlined from '@mui/icons-material/LocalOfferOutlined';
import RemoveShoppingCartOutlined from '@mui/icons-material/RemoveShoppingCartOutlined';
import SellOutlined from '@mui/icons-material/SellOutlined';
import UndoOutlined from '@mui/icons-material/UndoOutlined';
import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined';
import type { ProductEventKind } from '#contract/product/event.ts';

const ICON = {
  new: AddBoxOutlined,
  gone: VisibilityOffOutlined,
  back: UndoOutlined,
  price: SellOutlined,
  sold_out: RemoveShoppingCartOutlined,
  restocked: Inventory2Outlined,
  edited: EditOutlined,
  bulk_edit: DynamicFeedOutlined,
  sale_started: LocalOfferOutlined,
  sale_ended: EventAvailableOutlined,
} as const satisfies Record<ProductEventKind, unknown>;

/** The kind is written beside it. */
export function EventIcon({ kind }: { kind: ProductEventKind }) {
  const Icon = ICON[kind];
  return <Icon aria-hidden fontSize="small" color="action" sx={{ mt: 0.25 }} />;
}
