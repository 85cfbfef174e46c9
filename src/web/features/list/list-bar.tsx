import Tune from '@mui/icons-material/Tune';
import Box from '@mui/material/Box';
import Collapse from '@mui/material/Collapse';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

type Props = {
  search: ReactNode;
  /** The button that opens the filters, if they are not beside the list. */
  filters: ReactNode;
  /** Order and period. */
  children: ReactNode;
};

/** Search, filters, order and period in one bar. On a phone, order and period are folded behind a button. */
export function ListBar({ search, filters, children }: Props) {
  const { t } = useTranslation();
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  if (!isPhone) {
    return (
      <Stack
        data-list-bar
        direction="row"
        sx={{ columnGap: 1.5, rowGap: 1, flexWrap: 'wrap', alignItems: 'flex-start', mb: 1 }}
      >
        {search}
        {children}
        {filters}
      </Stack>
    );
  }
  return (
    <Box sx={{ mb: 1 }}>
      <Stack data-list-bar direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'flex-start' }}>
        {search}
        <IconButton
          aria-label={t('list.controls')}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
          color={isOpen ? 'primary' : 'default'}
        >
          <Tune />
        </IconButton>
        {filters}
      </Stack>
      <Collapse in={isOpen} mountOnEnter unmountOnExit>
        <Stack id={id} sx={{ gap: 2, pt: 2 }}>
          {children}
        </Stack>
      </Collapse>
    </Box>
  );
}
