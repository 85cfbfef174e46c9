import Search from '@mui/icons-material/Search';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useEffect, useRef, useState } from 'react';
import { LONGEST_SEARCH } from '#contract/list.ts';
import { hasLeftPage } from '#web/navigation/pending-location.ts';

const PAUSE_MS = 300;

type Props = { label: string; value: string; onSearch: (q: string) => void };

/** Searches when typing pauses, so that a word is one request and one step of the history. */
export function SearchField({ label, value, onSearch }: Props) {
  const [text, setText] = useState(value);
  const [settled, setSettled] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  if (value !== settled) {
    setSettled(value);
    if (value !== text.trim()) setText(value);
  }
  const change = (next: string) => {
    setText(next);
    clearTimeout(timer.current);
    const { pathname } = window.location;
    timer.current = setTimeout(() => {
      if (!hasLeftPage(pathname)) onSearch(next.trim());
    }, PAUSE_MS);
  };
  // on leaving the page, an unfinished search must neither run on the next page nor navigate back
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    <TextField
      type="search"
      size="small"
      label={label}
      value={text}
      onChange={(event) => change(event.target.value)}
      slotProps={{
        htmlInput: { maxLength: LONGEST_SEARCH },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <Search fontSize="small" />
            </InputAdornment>
          ),
        },
      }}
      sx={{
        flex: { xs: '1 1 120px', sm: '1 1 180px' },
        minWidth: { xs: 120, sm: 180 },
        // a row of its own where its label would be wider
        '[data-list-bar] > &': { '@media (max-width: 374.95px)': { flexBasis: '100%' } },
      }}
    />
  );
}
