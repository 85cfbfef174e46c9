import CheckBox from '@mui/icons-material/CheckBox';
import CheckBoxOutlineBlank from '@mui/icons-material/CheckBoxOutlineBlank';
import ViewColumn from '@mui/icons-material/ViewColumnOutlined';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LIST_COLUMNS } from '#contract/preferences.ts';
import { LazyMenu } from '../../components/lazy-overlays.tsx';
import type { ListName } from './list-params.ts';
import { useListColumns } from './use-list-columns.ts';

/** Chooses the extra columns of a list's table. */
export function ColumnChooser({ list }: { list: ListName }) {
  const { t } = useTranslation();
  const { columns, isReady, toggle } = useListColumns(list);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        size="small"
        color="inherit"
        startIcon={<ViewColumn fontSize="small" />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        disabled={!isReady}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t('list.columns')}
      </Button>
      <LazyMenu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {LIST_COLUMNS.map((column) => (
          <MenuItem
            key={column}
            role="menuitemcheckbox"
            aria-checked={columns.includes(column)}
            onClick={() => toggle(column)}
            sx={{ gap: 1 }}
          >
            {columns.includes(column) ? (
              <CheckBox fontSize="small" color="primary" />
            ) : (
              <CheckBoxOutlineBlank fontSize="small" color="action" />
            )}
            {t(`list.column.${column}`)}
          </MenuItem>
        ))}
      </LazyMenu>
    </>
  );
}
