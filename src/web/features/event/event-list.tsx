import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { ProductEventItem } from '#contract/product-event.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { LinkLikeButton } from '../../navigation/link-like-button.tsx';
import { EventIcon } from './event-icon.tsx';
import { useEventText } from './use-event-text.ts';

type Props = {
  label: string;
  items: readonly ProductEventItem[];
  isStale: boolean;
  /** Null where all of it happened to one product. */
  onProduct: ((productId: string, at: string) => void) | null;
};

/** A timeline, the newest first. */
export function EventList({ label, items, isStale, onProduct }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const eventText = useEventText();
  return (
    <Stack
      component="ol"
      aria-label={label}
      aria-busy={isStale}
      sx={{ m: 0, p: 0, listStyle: 'none', opacity: isStale ? 0.6 : 1 }}
    >
      {items.map((event, index) => {
        const { product } = event;
        const text = eventText(event);
        return (
          <Stack
            component="li"
            direction="row"
            key={`${event.at} ${event.kind} ${product?.id}`}
            sx={{ gap: 1.5, py: 1.25, borderBlockStart: index === 0 ? 0 : '1px solid', borderColor: 'divider' }}
          >
            <EventIcon kind={event.kind} />
            <Box sx={{ minWidth: 0, flexGrow: 1 }}>
              <Stack direction="row" sx={{ columnGap: 2, justifyContent: 'space-between', flexWrap: 'wrap' }}>
                <Typography variant="subtitle2">{t(`event.kind.${event.kind}`)}</Typography>
                <Typography variant="caption" color="textSecondary" component="time" dateTime={event.at}>
                  {format.utcDateTime(event.at)}
                </Typography>
              </Stack>
              {onProduct && product && (
                <LinkLikeButton onClick={() => onProduct(product.id, event.at)}>
                  <bdi>{product.title}</bdi>
                </LinkLikeButton>
              )}
              {text && (
                <Typography variant="body2" color="textSecondary">
                  {text}
                </Typography>
              )}
            </Box>
          </Stack>
        );
      })}
    </Stack>
  );
}
