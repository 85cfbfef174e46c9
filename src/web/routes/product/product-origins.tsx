import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQueryState } from 'nuqs';
import { useTranslation } from 'react-i18next';
import type { ProductItem } from '#contract/product/product.ts';
import type { Scope } from '#contract/scope.ts';
import { useNow } from '../../features/period/use-now.ts';
import { ReceiptDay } from '../../features/receipt/receipt-day.tsx';
import { ReceiptPanel } from '../../features/receipt/receipt-panel.tsx';
import { dayOf, parseAsDay } from '../../features/receipt/use-receipt.ts';
import { Restatements } from '../../features/restatement/restatements.tsx';
import { useStorePath } from '../../features/scope/use-page-path.ts';
import { TextLink } from '../../navigation/text-link.tsx';

type Props = {
  scope: Scope;
  id: string;
  /** Undefined while it is loading. */
  product: ProductItem | undefined;
  /** Opens the receipt of a UTC day. */
  onDay: (day: string) => void;
};

/** The evidence for a day's number of a product, sighting by sighting, and its revised days. */
export function ProductOrigins({ scope, id, product, onDay }: Props) {
  const { t } = useTranslation();
  const today = dayOf(useNow());
  const [day, setDay] = useQueryState('day', parseAsDay.withDefault(today));
  return (
    <>
      <Card component="section" aria-labelledby="product-origins">
        <CardContent>
          <Typography id="product-origins" component="h2" variant="h5">
            {t('receipt.title')}
          </Typography>
          {product && <SignsOfStore scope={scope} product={product} />}
          <Stack sx={{ gap: 3, maxWidth: 720, mt: 2 }}>
            <ReceiptDay day={day} onDay={(next) => void setDay(next)} />
            {product ? (
              <ReceiptPanel key={day} storeId={product.storeId} productId={id} day={day} onProduct={() => {}} />
            ) : (
              <Skeleton variant="rounded" height={220} />
            )}
          </Stack>
        </CardContent>
      </Card>
      <Restatements of={{ productId: id }} onDay={onDay} />
    </>
  );
}

/** Links to the signals of the whole store. */
function SignsOfStore({ scope, product }: { scope: Scope; product: ProductItem }) {
  const { t } = useTranslation();
  const path = useStorePath(scope)(product.storeId, product.storeStatus);
  if (path === null) return null;
  return (
    <TextLink to={`${path}/origins`} variant="body2" sx={{ display: 'inline-block', minHeight: 24 }}>
      {t('product.signsOfStore', { name: product.storeName })}
    </TextLink>
  );
}
