import Autocomplete, { type AutocompleteProps } from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { keepPreviousData, type QueryKey, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { problemText } from '../error/problem-text.ts';
import { usePause } from '../use-pause.ts';

const PAUSE_MS = 200;

/** A store or product to choose. `detail`: what tells it from others of this name. */
export type ItemChoice = { id: string; name: string; detail: string };

type Props<Choice extends ItemChoice> = {
  label: string;
  /** The label for screen readers, if what is added to is seen around the field. */
  ariaLabel?: string;
  /** What tells its answers from those of another adder. */
  queryKey: QueryKey;
  find: (q: string, signal: AbortSignal) => Promise<Choice[]>;
  /** Not offered again. */
  chosen: readonly string[];
  onAdd: (id: string) => void;
} & Pick<AutocompleteProps<Choice, false, false, false>, 'groupBy' | 'renderGroup' | 'size' | 'sx'>;

/** Finds a store or product by its name and adds it. */
export function ItemAdder<Choice extends ItemChoice>({
  label,
  ariaLabel,
  queryKey,
  find,
  chosen,
  onAdd,
  ...style
}: Props<Choice>) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const q = usePause(typed.trim(), PAUSE_MS);
  const found = useQuery({
    queryKey: [...queryKey, q],
    queryFn: ({ signal }) => find(q, signal),
    placeholderData: keepPreviousData,
  });
  return (
    <Autocomplete<Choice>
      {...style}
      options={(found.data ?? []).filter(({ id }) => !chosen.includes(id))}
      value={null}
      inputValue={typed}
      loading={found.isFetching}
      loadingText={t('common.loading')}
      noOptionsText={found.error ? problemText(t, found.error).title : t('filter.noOptions')}
      openText={t('filter.open')}
      closeText={t('filter.close')}
      filterOptions={(all) => all}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      onInputChange={(_, text, reason) => setTyped(reason === 'input' ? text : '')}
      onChange={(_, choice) => choice && onAdd(choice.id)}
      renderOption={({ key, ...props }, { name, detail }) => (
        <li key={key} {...props}>
          <span>
            <bdi>{name}</bdi>
            &nbsp;· <bdi>{detail}</bdi>
          </span>
        </li>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          label={label}
          slotProps={{ ...params.slotProps, htmlInput: { ...params.slotProps.htmlInput, 'aria-label': ariaLabel } }}
        />
      )}
    />
  );
}
