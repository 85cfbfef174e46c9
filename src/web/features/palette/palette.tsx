import Search from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import InputAdornment from '@mui/material/InputAdornment';
import InputBase from '@mui/material/InputBase';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import useAutocomplete from '@mui/material/useAutocomplete';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ProblemMessage } from '../../components/error/problem-message.tsx';
import { useGo } from '../../navigation/app-link.tsx';
import { KeyHint } from '../keys/key-hint.tsx';
import { keyOfEntry, type PaletteEntry } from './palette-entry.ts';
import { PaletteIcon } from './palette-icon.tsx';
import { usePaletteEntries } from './use-palette-entries.ts';

/** Opens a page, a store or a product by name, and runs actions that are available everywhere. */
export function Palette({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      aria-label={t('palette.title')}
      slotProps={{ paper: { sx: { alignSelf: 'flex-start', mt: { xs: 2, sm: 10 } } } }}
    >
      <PaletteSearch onClose={onClose} />
    </Dialog>
  );
}

function PaletteSearch({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const go = useGo();
  const [typed, setTyped] = useState('');
  const { entries, isLooking, error } = usePaletteEntries(typed.trim());
  const { getRootProps, getInputProps, getListboxProps, getOptionProps, groupedOptions } =
    useAutocomplete<PaletteEntry>({
      id: 'palette',
      open: true,
      options: entries,
      value: null,
      inputValue: typed,
      onInputChange: (_, text, reason) => {
        if (reason === 'input') setTyped(text);
      },
      onChange: (_, entry) => {
        if (!entry) return;
        onClose();
        if (entry.run) entry.run();
        else go(entry.path);
      },
      onClose: (_, reason) => {
        if (reason === 'escape') onClose();
      },
      filterOptions: (all) => all,
      getOptionLabel: ({ label }) => label,
      getOptionKey: keyOfEntry,
      autoHighlight: true,
      disableListWrap: true,
    });
  const options = groupedOptions as PaletteEntry[];
  const { ref: inputRef, ...input } = getInputProps() as React.ComponentProps<'input'>;

  return (
    <Box {...getRootProps()}>
      <InputBase
        autoFocus
        fullWidth
        inputRef={inputRef}
        placeholder={t('palette.placeholder')}
        inputProps={{ ...input, 'aria-label': t('palette.title'), maxLength: 200 }}
        startAdornment={
          <InputAdornment position="start">
            <Search />
          </InputAdornment>
        }
        sx={{ px: 2, py: 1.5, typography: 'body1' }}
      />
      <Box sx={{ height: 2 }}>
        {isLooking && <LinearProgress aria-label={t('common.loading')} sx={{ height: 2 }} />}
      </Box>
      <Box sx={{ borderTop: 1, borderColor: 'divider', maxHeight: '60dvh', overflowY: 'auto', p: 1 }}>
        {error != null && <ProblemMessage error={error} />}
        <Box
          component="ul"
          {...getListboxProps()}
          aria-label={t('palette.results')}
          sx={{ m: 0, p: 0, listStyle: 'none' }}
        >
          {options.map((entry, index) => (
            <PaletteRow
              key={keyOfEntry(entry)}
              entry={entry}
              isFirst={options[index - 1]?.group !== entry.group}
              option={getOptionProps({ option: entry, index })}
            />
          ))}
        </Box>
        {options.length === 0 && !isLooking && (
          <Typography role="status" color="textSecondary" sx={{ p: 2, textAlign: 'center' }}>
            {t('palette.nothing', { q: typed })}
          </Typography>
        )}
      </Box>
    </Box>
  );
}

type RowProps = { entry: PaletteEntry; isFirst: boolean; option: React.HTMLAttributes<HTMLLIElement> };

function PaletteRow({ entry, isFirst, option }: RowProps) {
  const { t } = useTranslation();
  const { key: _, ...props } = option as RowProps['option'] & { key?: React.Key };
  return (
    <>
      {isFirst && (
        <Typography component="li" role="presentation" variant="caption" color="textSecondary" sx={{ px: 1.5, pt: 1 }}>
          {t(`palette.group.${entry.group}`)}
        </Typography>
      )}
      <Box
        component="li"
        {...props}
        sx={{
          display: 'flex',
          gap: 1,
          alignItems: 'baseline',
          minHeight: 40,
          px: 1.5,
          py: 1,
          borderRadius: 1,
          cursor: 'pointer',
          '&.Mui-focused': { bgcolor: 'action.selected' },
        }}
      >
        <PaletteIcon entry={entry} />
        <Typography component="span" variant="body2" dir="auto" noWrap sx={{ fontWeight: 500 }}>
          {entry.label}
        </Typography>
        {entry.detail && (
          <Typography component="span" variant="caption" color="textSecondary" dir="auto" noWrap sx={{ flexShrink: 2 }}>
            {entry.detail}
          </Typography>
        )}
        <KeyHint path={entry.path} />
      </Box>
    </>
  );
}
