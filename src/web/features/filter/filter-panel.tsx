import Close from '@mui/icons-material/Close';
import FilterList from '@mui/icons-material/FilterList';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LazyDrawer } from '../../components/lazy-overlays.tsx';
import { useFormat } from '../../i18n/use-format.ts';
import type { List } from '../list/list-params.ts';
import { FilterForm } from './filter-form.tsx';

/** The filters beside the list, on screens wide enough for both. */
export function FilterRail({ list }: { list: List }) {
  const { t } = useTranslation();
  return (
    <Card component="aside" aria-label={t('filter.title')} sx={{ position: 'sticky', top: 88 }}>
      <CardContent sx={{ maxHeight: 'calc(100dvh - 104px)', overflowY: 'auto' }}>
        <Typography component="h2" variant="h5" sx={{ mb: 2 }}>
          {t('filter.title')}
        </Typography>
        <FilterForm list={list} />
      </CardContent>
    </Card>
  );
}

/** A button that opens the filters over the list. On a phone they fill the screen. */
export function FilterDrawer({ list, count }: { list: List; count: string | null }) {
  const { t } = useTranslation();
  const format = useFormat();
  const titleId = useId();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Badge badgeContent={format.count(list.filterCount)} invisible={list.filterCount === 0} color="primary">
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<FilterList />}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          {t('filter.title')}
        </Button>
      </Badge>
      <LazyDrawer
        open={isOpen}
        onClose={close}
        anchor="right"
        slotProps={{
          paper: { role: 'dialog', 'aria-labelledby': titleId, sx: { width: { xs: 1, sm: 360 }, maxWidth: 1 } },
        }}
      >
        <Stack
          direction="row"
          sx={{ alignItems: 'center', justifyContent: 'space-between', px: 2.5, py: 1.5, flexShrink: 0 }}
        >
          <Typography id={titleId} component="h2" variant="h5">
            {t('filter.title')}
          </Typography>
          <IconButton aria-label={t('filter.close')} onClick={close}>
            <Close />
          </IconButton>
        </Stack>
        <Box sx={{ px: 2.5, pb: 2, pt: 0.5, overflowY: 'auto', flexGrow: 1 }}>
          <FilterForm list={list} onApplied={close} />
        </Box>
        <Stack
          direction="row"
          sx={{ gap: 1, px: 2.5, py: 1.5, borderBlockStart: '1px solid', borderColor: 'divider', flexShrink: 0 }}
        >
          <Button color="inherit" onClick={list.clear} disabled={!list.isFiltered}>
            {t('filter.clear')}
          </Button>
          <Button variant="contained" onClick={close} sx={{ flexGrow: 1 }}>
            {count === null ? t('filter.show') : t('filter.showCount', { count })}
          </Button>
        </Stack>
      </LazyDrawer>
    </>
  );
}
