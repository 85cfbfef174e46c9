import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Estimate } from '#contract/estimate.ts';
import type { OrdersAround } from '#contract/happening.ts';
import type { ProductEventItem } from '#contract/product-event.ts';
import { Loaded } from '../../components/loaded.tsx';
import { useFormat } from '../../i18n/use-format.ts';
import { changeInWords } from '../estimate/change-text.ts';
import { useEstimateText } from '../estimate/use-estimate-text.ts';
import { getOrdersAroundQuery } from './get-orders-around.ts';
import type { EventsOf } from './list-events.ts';
import { useEventText } from './use-event-text.ts';

type Props = {
  titleId: string;
  /** Of one kind and of one bucket, the oldest first. */
  events: readonly ProductEventItem[];
  of: EventsOf | undefined;
};

const SHOWN = 3;

/** What a pin of a chart stands for, and the orders before and after it. */
export function PinStory({ titleId, events, of }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const eventText = useEventText();
  const [first] = events;
  if (!first) return null;
  return (
    <Stack sx={{ gap: 1.5 }}>
      <Typography id={titleId} component="h2" variant="subtitle1">
        {t(`event.kind.${first.kind}`)}
      </Typography>
      {events.slice(0, SHOWN).map((event) => (
        <div key={`${event.at} ${event.product?.id}`}>
          <Typography variant="caption" color="textSecondary" component="p">
            {format.utcDateTime(event.at)}
          </Typography>
          <Typography variant="body2">{format.facts([event.product?.title, eventText(event)])}</Typography>
        </div>
      ))}
      {events.length > SHOWN && (
        <Typography variant="caption" color="textSecondary">
          {t('event.pin.more', { count: events.length - SHOWN, n: format.count(events.length - SHOWN) })}
        </Typography>
      )}
      {of && <Around of={of} at={first.at} />}
    </Stack>
  );
}

function Around({ of, at }: { of: EventsOf; at: string }) {
  const { t } = useTranslation();
  const around = useQuery(getOrdersAroundQuery(of, at));
  return (
    <Loaded source={around} waiting={<Skeleton variant="rounded" height={72} width={240} />}>
      {({ around: told }) =>
        told ? <BeforeAndAfter around={told} /> : <Typography variant="body2">{t('event.pin.unknown')}</Typography>
      }
    </Loaded>
  );
}

function BeforeAndAfter({ around: { hours, before, after, change } }: { around: OrdersAround }) {
  const { t } = useTranslation();
  const format = useFormat();
  const text = useEstimateText('orders');
  const span = hours % 24 === 0 ? format.span(hours / 24, 'day') : format.span(hours, 'hour');
  const told = ({ value, low, high }: Estimate) =>
    value === null ? t('estimate.no-signal.label') : `${text.value(value, high)} (${text.range(low!, high!)})`;
  const facts = [
    [t('event.pin.before', { span }), told(before)],
    [t('event.pin.after', { span }), told(after)],
    ...(change ? [[t('estimate.change.label'), changeInWords({ kind: 'number', ...change }, t, format)]] : []),
  ];
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 2, rowGap: 0.5 }}>
      {facts.map(([term, fact]) => (
        <Box key={term} sx={{ display: 'contents' }}>
          <Typography component="dt" variant="body2" color="textSecondary">
            {term}
          </Typography>
          <Typography component="dd" variant="body2" sx={{ m: 0, fontVariantNumeric: 'tabular-nums' }}>
            {fact}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
