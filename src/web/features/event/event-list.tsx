import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductEventItem } from '#contract/product/event.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { LinkLikeButton } from '../../navigation/link-like-button.tsx';
import { EditList } from './edit-list.tsx';
import { EventIcon } from './event-icon.tsx';
import { depthOf, type EventGroup, groupEvents } from './group-events.ts';
import { useEventText } from './use-event-text.ts';

type OnProduct = ((productId: string, at: string) => void) | null;

type Props = {
  label: string;
  items: readonly ProductEventItem[];
  isStale: boolean;
  /** Null if all events are of one product. */
  onProduct: OnProduct;
};

/** A timeline, newest first. The same event on several products at once is one line, which can be opened. */
export function EventList({ label, items, isStale, onProduct }: Props) {
  const groups = onProduct ? groupEvents(items) : items.map((event) => ({ events: [event], direction: null }));
  return (
    <>
      <Span items={items} />
      <Stack
        component="ol"
        aria-label={label}
        aria-busy={isStale}
        sx={{ m: 0, p: 0, listStyle: 'none', opacity: isStale ? 0.6 : 1 }}
      >
        {groups.map((group, index) => {
          const [event] = group.events;
          return (
            event && (
              <Box
                component="li"
                key={`${event.at} ${event.kind} ${event.product?.id}`}
                sx={{ py: 1.25, borderBlockStart: index === 0 ? 0 : '1px solid', borderColor: 'divider' }}
              >
                {group.events.length > 1 ? (
                  <Happening group={group} onProduct={onProduct} />
                ) : (
                  <Line event={event}>
                    <OneEvent event={event} onProduct={onProduct} />
                  </Line>
                )}
              </Box>
            )
          );
        })}
      </Stack>
    </>
  );
}

/** Says that no period limits this list, and which days the page covers. */
function Span({ items }: { items: readonly ProductEventItem[] }) {
  const { t } = useTranslation();
  const format = useFormat();
  const [newest, oldest] = [items[0], items.at(-1)];
  if (!newest || !oldest) return null;
  return (
    <Typography variant="caption" color="textSecondary" component="p">
      {t('event.span', { span: format.dateRange(oldest.at, newest.at) })}
    </Typography>
  );
}

function Line({ event, children }: { event: ProductEventItem; children: ReactNode }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <Stack direction="row" sx={{ gap: 1.5 }}>
      <EventIcon kind={event.kind} />
      <Box sx={{ minWidth: 0, flexGrow: 1 }}>
        <Stack direction="row" sx={{ columnGap: 2, justifyContent: 'space-between', flexWrap: 'wrap' }}>
          <Typography variant="subtitle2">{t(`event.kind.${event.kind}`)}</Typography>
          <Typography variant="caption" color="textSecondary" component="time" dateTime={event.at}>
            {format.dateTime(event.at)}
          </Typography>
        </Stack>
        {children}
      </Box>
    </Stack>
  );
}

function OneEvent({ event, onProduct }: { event: ProductEventItem; onProduct: OnProduct }) {
  const text = useEventText()(event);
  const { product } = event;
  return (
    <>
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
      <EditList edits={event.edits} />
    </>
  );
}

/** Several products at once: how many, and, when opened, which. */
function Happening({ group, onProduct }: { group: EventGroup; onProduct: OnProduct }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { events, direction } = group;
  const depth = depthOf(group);
  const count = events.length;
  return (
    <Line event={events[0]!}>
      <details>
        <Typography component="summary" variant="body2" sx={{ cursor: 'pointer', minHeight: 24 }}>
          {format.facts([
            t('event.products', { count, n: format.count(count) }),
            depth !== null &&
              t(direction === 'down' ? 'event.cheaper' : 'event.dearer', { part: format.percent(depth) }),
          ])}
        </Typography>
        <Stack component="ul" sx={{ m: 0, mt: 0.5, paddingInlineStart: 2.5, gap: 0.5 }}>
          {events.map((event) => (
            <li key={event.product?.id}>
              <OneEvent event={event} onProduct={onProduct} />
            </li>
          ))}
        </Stack>
      </details>
    </Line>
  );
}
