import CheckBox from '@mui/icons-material/CheckBox';
import CheckBoxOutlineBlank from '@mui/icons-material/CheckBoxOutlineBlank';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';
import { StoreSort } from '#contract/filters.ts';
import { SortOrder } from '#contract/list.ts';
import { SearchField } from '../../features/list/search-field.tsx';
import { PeriodPicker } from '../../features/period/period-picker.tsx';
import { MY_STATUSES, type useStoresParams } from './stores-params.ts';

type Props = Pick<ReturnType<typeof useStoresParams>, 'params' | 'change'>;

export function StoresFilters({ params, change }: Props) {
  const { t } = useTranslation();
  return (
    <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap', alignItems: 'flex-start' }}>
      <SearchField label={t('stores.search')} value={params.q} onSearch={(q) => change({ q })} />
      <TextField
        select
        label={t('stores.status')}
        value={params.status}
        onChange={(event) => change({ status: MY_STATUSES.filter((status) => event.target.value.includes(status)) })}
        sx={{ width: { xs: 1, sm: 180 } }}
        slotProps={{
          inputLabel: { shrink: true },
          select: {
            multiple: true,
            displayEmpty: true,
            renderValue: () =>
              params.status.map((status) => t(`store.status.${status}`)).join(', ') || t('stores.anyStatus'),
          },
        }}
      >
        {MY_STATUSES.map((status) => (
          <MenuItem key={status} value={status} dense>
            <ListItemIcon>
              {params.status.includes(status) ? (
                <CheckBox fontSize="small" />
              ) : (
                <CheckBoxOutlineBlank fontSize="small" />
              )}
            </ListItemIcon>
            <ListItemText primary={t(`store.status.${status}`)} />
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        label={t('stores.sortBy')}
        value={`${params.sortBy} ${params.sortOrder}`}
        onChange={(event) => {
          const [by, order] = event.target.value.split(' ');
          change({ sortBy: StoreSort.parse(by), sortOrder: SortOrder.parse(order) });
        }}
        // from md on the headers of the table sort
        sx={{ display: { md: 'none' } }}
      >
        {(['orderCount', 'revenue'] as const).flatMap((by) =>
          (['desc', 'asc'] as const).map((order) => (
            <MenuItem key={`${by} ${order}`} value={`${by} ${order}`}>
              {t(`stores.sort.${by}.${order}`)}
            </MenuItem>
          )),
        )}
      </TextField>
      <PeriodPicker value={params.dateRange} onChange={(dateRange) => change({ dateRange })} />
    </Stack>
  );
}
