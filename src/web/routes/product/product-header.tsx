import OpenInNew from '@mui/icons-material/OpenInNew';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import type { DateRange } from '#contract/date-range.ts';
import type { ProductItem } from '#contract/product.ts';
import { PageTitle } from '../../components/page-title.tsx';
import { FavoriteButton } from '../../features/favorite/favorite-button.tsx';
import { PeriodPicker } from '../../features/period/period-picker.tsx';
import { periodSearch } from '../../features/period/period-search.ts';
import { useNow } from '../../features/period/use-now.ts';
import { ProductImage } from '../../features/product/product-image.tsx';
import { ProductPrice } from '../../features/product/product-price.tsx';
import { BackLink } from '../../features/scope/back-link.tsx';
import type { Scope } from '../../features/scope/scope.ts';
import { useStorePath } from '../../features/scope/use-page-path.ts';
import { PracticeChip } from '../../features/store/practice-chip.tsx';
import { StatusChip } from '../../features/store/status-chip.tsx';
import { TrackButton } from '../../features/store/track-button.tsx';
import { useFormat } from '../../i18n/use-format.ts';
import { TextLink } from '../../navigation/text-link.tsx';

type Props = { scope: Scope; product: ProductItem; range: DateRange; onRange: (range: DateRange) => void };

export function ProductHeader({ scope, product, range, onRange }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const now = useNow();
  const search = periodSearch(useLocation().search);
  const storePath = useStorePath(scope)(product.storeId, product.storeStatus);
  const readAt = Date.parse(product.lastReadAt);
  return (
    <Box component="header">
      <PageTitle title={product.title} />
      <BackLink kind="products" scope={scope} />
      <Stack
        direction={{ xs: 'column', md: 'row' }}
        sx={{ gap: 2, justifyContent: 'space-between', alignItems: 'flex-start' }}
      >
        <Stack direction="row" sx={{ gap: 2, minWidth: 0 }}>
          <ProductImage product={product} size={72} />
          <Box sx={{ minWidth: 0 }}>
            <Typography variant="h3" component="h1" tabIndex={-1} sx={{ overflowWrap: 'anywhere' }}>
              <bdi>{product.title}</bdi>
            </Typography>
            <Stack direction="row" sx={{ columnGap: 1, rowGap: 0.5, alignItems: 'center', flexWrap: 'wrap', mt: 0.5 }}>
              {storePath === null ? (
                <Typography variant="body2">
                  <bdi>{product.storeName}</bdi>
                </Typography>
              ) : (
                <TextLink to={`${storePath}${search}`} variant="body2" sx={{ display: 'inline-block', minHeight: 24 }}>
                  <bdi>{product.storeName}</bdi>
                </TextLink>
              )}
              {scope === 'database' && <StatusChip status={product.storeStatus} />}
              {product.isPractice && <PracticeChip />}
              {!product.available && <Chip size="small" label={t('store.productList.soldOut')} />}
              <Link href={product.url} target="_blank" rel="noopener noreferrer" variant="body2" sx={{ minHeight: 24 }}>
                {t('product.inShop')} <OpenInNew aria-hidden sx={{ fontSize: '1em', verticalAlign: '-0.125em' }} />
                <span style={visuallyHidden}> ({t('store.visitNewTab')})</span>
              </Link>
            </Stack>
            <Stack direction="row" sx={{ columnGap: 1.5, rowGap: 0.5, alignItems: 'center', flexWrap: 'wrap', mt: 1 }}>
              <Box>
                <ProductPrice product={product} />
              </Box>
              {product.tags.map((tag) => (
                <Chip key={tag} size="small" variant="outlined" label={t(`tag.${tag}`)} />
              ))}
            </Stack>
            <Typography variant="caption" component="p" color="textSecondary" sx={{ mt: 0.5 }}>
              {t('product.firstSeen', { date: format.utcDay(product.firstSeenAt) })} ·{' '}
              {t('store.lastRead', { when: format.relativeTime(product.lastReadAt, Math.max(now, readAt)) })}
            </Typography>
          </Box>
        </Stack>
        <Stack
          direction="row"
          sx={{
            gap: 1,
            alignItems: 'flex-start',
            flexWrap: { xs: 'wrap', md: 'nowrap' },
            width: { xs: 1, md: 'auto' },
          }}
        >
          <PeriodPicker value={range} onChange={onRange} />
          <FavoriteButton kind="products" id={product.id} name={product.title} favorited={product.favorited} />
          {product.storeStatus === 'DATABASE' && (
            <TrackButton url={product.url} name={product.storeName} look="contained" />
          )}
        </Stack>
      </Stack>
    </Box>
  );
}

export function ProductHeaderSkeleton() {
  return (
    <Box>
      <Skeleton variant="text" width={100} height={32} sx={{ mb: 1 }} />
      <Stack direction="row" sx={{ gap: 2, height: 120 }}>
        <Skeleton variant="rounded" width={72} height={72} />
        <Box>
          <Skeleton variant="text" width={260} height={36} />
          <Skeleton variant="text" width={200} />
        </Box>
      </Stack>
    </Box>
  );
}
