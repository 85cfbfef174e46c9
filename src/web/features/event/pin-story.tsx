import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ProductEventItem } from '#contract/product/event.ts';
import { Loaded } from '../../components/loaded.tsx';
import { useFormat } from '../../i18n/use-format.ts';
import { getOrdersAroundQuery } from './get-orders-around.ts';
import type { EventsOf } from './list-events.ts';
import { OrdersAround } from './orders-around.tsx';
import { useEventText } from './use-event-text.ts';

type Props = {
  titleId: string;
  /** Of one kind and one bucket, oldest first. */
  events: readonly ProductEventItem[];
  of: EventsOf | undefined;
};

const SHOWN = 3;

/** The events behind a pin, and the orders before and after them. */
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
  const around = useQuery(getOrdersAroundQuery(of, at));
  return (
    <Loaded source={around} waiting={<Skeleton variant="rounded" height={72} width={240} />}>
      {({ around: told }) => <OrdersAround around={told} words="pin" />}
    </Loaded>
  );
}
