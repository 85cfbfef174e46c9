import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PRODUCT_EVENT_KINDS, type ProductEventKind } from '#contract/product/event.ts';
import { EventList } from '../../features/event/event-list.tsx';
import { eventsFile, listEventsQuery } from '../../features/event/list-events.ts';
import { ListFile } from '../../features/list/list-file.tsx';
import { ShortList } from '../../features/list/short-list.tsx';

type Props = { storeId: string; onProduct: (productId: string, at: string) => void };

/** Events of the store and its products, other than sales. */
export function StoreEvents({ storeId, onProduct }: Props) {
  const { t } = useTranslation();
  const [kind, setKind] = useState<ProductEventKind | ''>('');
  const [page, setPage] = useState(0);
  const kinds = kind === '' ? [] : [kind];
  const events = useQuery(listEventsQuery({ storeId }, kinds, page));
  const choose = (value: string) => {
    setKind(PRODUCT_EVENT_KINDS.find((one) => one === value) ?? '');
    setPage(0);
  };
  return (
    <Card component="section" aria-labelledby="events">
      <CardContent>
        <Stack
          direction="row"
          sx={{ gap: 2, mb: 1, justifyContent: 'space-between', alignItems: 'center', flexWrap: 'wrap' }}
        >
          <div>
            <Typography id="events" component="h2" variant="h5">
              {t('event.title')}
            </Typography>
            <Typography variant="body2" color="textSecondary">
              {t('event.description')}
            </Typography>
          </div>
          <Stack direction="row" sx={{ gap: 1, alignItems: 'center', width: { xs: 1, sm: 'auto' } }}>
            <ListFile source={events} file={eventsFile({ storeId }, kinds)} name={t('event.title')} />
            <TextField
              select
              label={t('event.filter')}
              value={kind}
              onChange={(change) => choose(change.target.value)}
              slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
              sx={{ flexGrow: 1, width: { sm: 220 } }}
            >
              <MenuItem value="">{t('event.all')}</MenuItem>
              {PRODUCT_EVENT_KINDS.map((one) => (
                <MenuItem key={one} value={one}>
                  {t(`event.kind.${one}`)}
                </MenuItem>
              ))}
            </TextField>
          </Stack>
        </Stack>
        <ShortList
          label={t('event.title')}
          source={events}
          empty={t(kind === '' ? 'event.empty' : 'event.emptyKind')}
          onPage={setPage}
        >
          {(items, isStale) => (
            <EventList label={t('event.title')} items={items} isStale={isStale} onProduct={onProduct} />
          )}
        </ShortList>
      </CardContent>
    </Card>
  );
}
