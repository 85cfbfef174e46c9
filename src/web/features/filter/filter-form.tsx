import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Divider from '@mui/material/Divider';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { STORE_STATUSES } from '#contract/filters.ts';
import { isOfStores } from '#contract/messages/alert.ts';
import type { List } from '../list/list-params.ts';
import { MY_STATUSES, RANGES } from './filter-params.ts';
import { AmountFilter, CountryFilter, PlatformFilter, SignalFilter, StockFilter, TagFilter } from './list-filters.tsx';
import { SavedFiltersPanel } from './saved-filters-panel.tsx';

/** All filters of a list. Each applies as soon as it is set. */
export function FilterForm({ list, onApplied }: { list: List; onApplied?: () => void }) {
  const { t } = useTranslation();
  const statusId = useId();
  const { params, change, name } = list;
  const isDatabase = name.startsWith('database/');
  const statuses = isDatabase ? STORE_STATUSES : MY_STATUSES;
  return (
    <Stack sx={{ gap: 2.5 }}>
      <SavedFiltersPanel list={list} onApplied={onApplied} />
      <Divider />
      <OnlyFilter list={list} of="favorited" />
      <TagFilter list={list} />
      <CountryFilter list={list} />
      {RANGES.map(({ key }) => (
        <Stack key={key} sx={{ gap: 1 }}>
          <AmountFilter list={list} of={key} />
          {key === 'growth' && <OnlyFilter list={list} of="sureGrowth" />}
        </Stack>
      ))}
      <StockFilter list={list} />
      <PlatformFilter list={list} />
      <SignalFilter list={list} />
      <Box role="group" aria-labelledby={statusId}>
        <Typography id={statusId} variant="subtitle2">
          {t(isOfStores(name) ? 'filter.status' : 'filter.storeStatus')}
        </Typography>
        <FormGroup sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr' }}>
          {statuses.map((status) => (
            <FormControlLabel
              key={status}
              control={
                <Checkbox
                  size="small"
                  checked={params.status.includes(status)}
                  onChange={(event) =>
                    change({
                      status: statuses.filter((one) =>
                        one === status ? event.target.checked : params.status.includes(one),
                      ),
                    })
                  }
                />
              }
              label={t(`store.status.${status}`)}
              slotProps={{ typography: { variant: 'body2' } }}
            />
          ))}
        </FormGroup>
      </Box>
    </Stack>
  );
}

function OnlyFilter({ list: { params, change }, of }: { list: List; of: 'favorited' | 'sureGrowth' }) {
  const { t } = useTranslation();
  return (
    <FormControlLabel
      control={
        <Switch
          size="small"
          checked={params[of] === true}
          onChange={(event) => change({ [of]: event.target.checked || null })}
        />
      }
      label={t(`filter.${of}`)}
      slotProps={{ typography: { variant: 'body2' } }}
      sx={{ m: 0, gap: 1, minHeight: 32 }}
    />
  );
}
