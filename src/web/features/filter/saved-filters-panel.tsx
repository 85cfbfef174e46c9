import BookmarkAddOutlined from '@mui/icons-material/BookmarkAddOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { createLoader, createSerializer } from 'nuqs';
import { type SubmitEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isOfDatabase } from '#contract/messages/alert.ts';
import { MAX_SAVED_FILTERS } from '#contract/preferences.ts';
import { usePlan } from '../../api/use-plan.ts';
import { useKeptFocus } from '../../components/list/use-kept-focus.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { AlertLink } from '../alert/alert-link.tsx';
import { LISTS, type List } from '../list/list-params.ts';
import { useSavedFilters } from './saved-filters.ts';

/** The filters that this user has saved for a list: save, apply, delete. */
export function SavedFiltersPanel({ list, onApplied }: { list: List; onApplied?: () => void }) {
  const { t } = useTranslation();
  const titleId = useId();
  const saved = useSavedFilters(list.name);
  const around = useKeptFocus<HTMLDivElement>(saved.items.length);
  const { areDatabaseFiltersEnabled } = usePlan();
  const isAlertAllowed = areDatabaseFiltersEnabled || !isOfDatabase(list.name);
  const [isNaming, setNaming] = useState(false);
  const apply = (search: string) => {
    const { pageSize: _size, page: _page, ...kept } = createLoader(LISTS[list.name])(search);
    list.replace(kept);
    onApplied?.();
  };
  return (
    <Box component="section" ref={around} tabIndex={-1} aria-labelledby={titleId}>
      <Typography id={titleId} component="h3" variant="subtitle2" sx={{ mb: 0.5 }}>
        {t('filter.saved.title')}
      </Typography>
      {saved.isReady && saved.items.length === 0 && !isNaming && (
        <Typography variant="caption" component="p" color="textSecondary" sx={{ mb: 0.5 }}>
          {t('filter.saved.none')}
        </Typography>
      )}
      {saved.items.length > 0 && (
        <Stack component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {saved.items.map((filter) => (
            <Stack component="li" key={filter.name} direction="row" sx={{ alignItems: 'center', gap: 0.5 }}>
              <Button
                size="small"
                color="inherit"
                onClick={() => apply(filter.search)}
                sx={{ flexGrow: 1, justifyContent: 'flex-start', textAlign: 'start', overflowWrap: 'anywhere' }}
              >
                <bdi>{filter.name}</bdi>
              </Button>
              {isAlertAllowed && <AlertLink name={filter.name} filter={filter.name} filterList={list.name} />}
              <IconButton
                size="small"
                aria-label={t('filter.saved.delete', { name: filter.name })}
                onClick={() => saved.remove(filter.name)}
              >
                <DeleteOutlined fontSize="small" />
              </IconButton>
            </Stack>
          ))}
        </Stack>
      )}
      {isNaming ? (
        <NameForm list={list} saved={saved} onClose={() => setNaming(false)} />
      ) : (
        <Button
          size="small"
          startIcon={<BookmarkAddOutlined fontSize="small" />}
          disabled={!list.isFiltered || !saved.isReady}
          onClick={() => setNaming(true)}
        >
          {t('filter.saved.start')}
        </Button>
      )}
    </Box>
  );
}

type NameFormProps = { list: List; saved: ReturnType<typeof useSavedFilters>; onClose: () => void };

/** Saves the filters of the list under a name. A full list takes only a name that it has. */
function NameForm({ list, saved, onClose }: NameFormProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const [name, setName] = useState('');
  const given = name.trim();
  const isSavable = given !== '' && (!saved.isFull || saved.items.some((filter) => filter.name === given));
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isSavable) return;
    const { page: _, ...kept } = list.params;
    saved.save({ name: given, search: createSerializer(LISTS[list.name])(kept) });
    onClose();
  };
  return (
    <Stack component="form" onSubmit={save} sx={{ gap: 1, mt: 1 }}>
      <TextField
        autoFocus
        label={t('filter.saved.name')}
        value={name}
        onChange={(event) => setName(event.target.value)}
        helperText={saved.isFull && t('filter.saved.full', { n: format.count(MAX_SAVED_FILTERS) })}
        slotProps={{ htmlInput: { maxLength: 60, autoComplete: 'off' } }}
      />
      <Stack direction="row" sx={{ gap: 1 }}>
        <Button type="submit" size="small" variant="contained" disabled={!isSavable}>
          {t('filter.saved.save')}
        </Button>
        <Button size="small" color="inherit" onClick={onClose}>
          {t('common.cancel')}
        </Button>
      </Stack>
    </Stack>
  );
}
