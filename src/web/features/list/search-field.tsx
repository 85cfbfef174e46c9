import Search from '@mui/icons-material/Search';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useEffect, useRef, useState } from 'react';
import { LONGEST_SEARCH } from '#contract/list.ts';

const PAUSE_MS = 300;

type Props = { label: string; value: string; onSearch: (q: string) => void };

/** Searches when typing pauses, so that a word is one question and one step of the history. */
export function SearchField({ label, value, onSearch }: Props) {
  const [text, setText] = useState(value);
  const [settled, setSettled] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  if (value !== settled) {
    setSettled(value);
    if (value !== text.trim()) setText(value);
  }
  const search = (sought: string) => {
    clearTimeout(timer.current);
    timer.current = undefined;
    onSearch(sought.trim());
  };
  const change = (next: string) => {
    setText(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => search(next), PAUSE_MS);
  };
  // who turns to something else before the pause is over means the list as it is then
  const searchNow = () => {
    if (timer.current !== undefined) search(text);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    <TextField
      type="search"
      size="small"
      label={label}
      value={text}
      onChange={(event) => change(event.target.value)}
      onBlur={searchNow}
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
      sx={{ flex: '1 1 220px', minWidth: 220, maxWidth: { sm: 420 } }}
    />
  );
}
