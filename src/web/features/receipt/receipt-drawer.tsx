import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { DEFAULT_DATE_RANGE } from '#contract/date-range.ts';
import type { Scope } from '#contract/scope.ts';
import { LinkLikeButton } from '../../navigation/link-like-button.tsx';
import type { HistoryEntry } from '../../navigation/one-entry.ts';
import { ProductEvents } from '../event/product-events.tsx';
import { getProductQuery } from '../product/get-product.ts';
import { DayReadings } from '../reading/day-readings.tsx';
import { ReceiptDay } from './receipt-day.tsx';
import { ReceiptPanel } from './receipt-panel.tsx';

type Props = {
  scope: Scope;
  storeId: string;
  storeName: string;
  productId: string | null;
  day: string;
  onOpen: (day: string, productId: string | null, history?: HistoryEntry) => void;
  onClose: () => void;
};

/** The receipt of one UTC day, for the store or a product, beside the page. */
export function ReceiptDrawer({ scope, storeId, storeName, productId, day, onOpen, onClose }: Props) {
  const { t } = useTranslation();
  const titleId = useId();
  return (
    <Drawer
      open
      anchor="right"
      onClose={onClose}
      slotProps={{
        paper: { role: 'dialog', 'aria-modal': true, 'aria-labelledby': titleId, sx: { width: { xs: 1, sm: 520 } } },
      }}
    >
      <Stack
        direction="row"
        sx={{
          position: 'sticky',
          insetBlockStart: 0,
          zIndex: 1,
          gap: 1,
          px: 2.5,
          py: 1.5,
          alignItems: 'flex-start',
          justifyContent: 'space-between',
          bgcolor: 'background.paper',
          borderBlockEnd: '1px solid',
          borderColor: 'divider',
        }}
      >
        <Box sx={{ minWidth: 0 }}>
          <Typography id={titleId} component="h2" variant="h5">
            {t('receipt.title')}
          </Typography>
          {productId === null ? (
            <Typography variant="body2" color="textSecondary" noWrap>
              <bdi>{storeName}</bdi>
            </Typography>
          ) : (
            <ProductTitle scope={scope} id={productId} />
          )}
        </Box>
        <IconButton aria-label={t('receipt.close')} onClick={onClose} edge="end">
          <Close />
        </IconButton>
      </Stack>
      <Stack sx={{ gap: 3, p: 2.5 }}>
        <div>
          <ReceiptDay day={day} onDay={(next, history) => onOpen(next, productId, history)} />
          {productId !== null && (
            <LinkLikeButton onClick={() => onOpen(day, null)}>
              {t('receipt.wholeStore', { name: storeName })}
            </LinkLikeButton>
          )}
        </div>
        <ReceiptPanel
          key={`${productId} ${day}`}
          storeId={storeId}
          productId={productId}
          day={day}
          onProduct={(id) => onOpen(day, id)}
        />
        {productId === null ? <DayReadings storeId={storeId} day={day} /> : <ProductEvents productId={productId} />}
      </Stack>
    </Drawer>
  );
}

function ProductTitle({ scope, id }: { scope: Scope; id: string }) {
  const { data } = useQuery(getProductQuery(scope, id, DEFAULT_DATE_RANGE));
  return (
    <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere', minHeight: '1.5em' }}>
      <bdi>{data?.title}</bdi>
    </Typography>
  );
}
