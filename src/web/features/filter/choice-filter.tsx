import CheckBox from '@mui/icons-material/CheckBox';
import CheckBoxOutlineBlank from '@mui/icons-material/CheckBoxOutlineBlank';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

type Props<Value extends string> = {
  label: string;
  options: readonly Value[];
  value: readonly Value[];
  nameOf: (value: Value) => string;
  /** The note at the end of an option, for example a count. */
  noteOf?: (value: Value) => string | null;
  onChange: (value: Value[]) => void;
};

/** Chooses several of many options, which are found by typing. Chosen ones are chips above the list. */
export function ChoiceFilter<Value extends string>(props: Props<Value>) {
  const { label, options, value, nameOf, noteOf, onChange } = props;
  const { t } = useTranslation();
  return (
    <Autocomplete
      multiple
      disableCloseOnSelect
      size="small"
      options={options}
      value={[...value]}
      getOptionLabel={nameOf}
      onChange={(_, next) => onChange(next)}
      limitTags={3}
      getLimitTagsText={(more) => `+${more}`}
      clearText={t('filter.clearOne', { name: label })}
      openText={t('filter.open')}
      closeText={t('filter.close')}
      noOptionsText={t('filter.noOptions')}
      slotProps={{ chip: { size: 'small' } }}
      renderInput={(input) => (
        <TextField {...input} label={label} placeholder={value.length === 0 ? t('filter.any') : undefined} />
      )}
      renderOption={({ key, ...option }, name, { selected }) => {
        const Icon = selected ? CheckBox : CheckBoxOutlineBlank;
        const note = noteOf?.(name);
        return (
          <Box component="li" key={key} {...option} sx={{ gap: 1 }}>
            <Icon fontSize="small" color={selected ? 'primary' : 'action'} />
            <Box component="span" sx={{ flexGrow: 1 }}>
              {nameOf(name)}
            </Box>
            {note && (
              <Typography variant="caption" component="span" color="textSecondary">
                {note}
              </Typography>
            )}
          </Box>
        );
      }}
    />
  );
}
