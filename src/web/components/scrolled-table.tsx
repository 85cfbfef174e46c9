import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import Table, { type TableProps } from '@mui/material/Table';
import TableContainer from '@mui/material/TableContainer';
import { visuallyHidden } from '@mui/utils';
import { scrollCue } from './scroll-cue.ts';

type Props = TableProps & { label: string; frameSx?: SxProps<Theme> };

/** What is read out only, and laid out absolutely, else widens the page. */
const CLIPPED = { position: 'relative' };

/** A table that may be wider or higher than its place: its frame is reached and scrolled by keys too. */
export function ScrolledTable({ label, frameSx, children, ...table }: Props) {
  return (
    <TableContainer
      tabIndex={0}
      role="group"
      aria-label={label}
      sx={[CLIPPED, scrollCue('paper'), ...(Array.isArray(frameSx) ? frameSx : [frameSx])]}
    >
      <Table {...table}>
        <Box component="caption" sx={visuallyHidden}>
          {label}
        </Box>
        {children}
      </Table>
    </TableContainer>
  );
}
