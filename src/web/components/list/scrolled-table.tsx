import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import Table, { type TableProps } from '@mui/material/Table';
import TableContainer from '@mui/material/TableContainer';
import { visuallyHidden } from '@mui/utils';
import { scrollCue } from './scroll-cue.ts';

type Props = TableProps & { label: string; frameSx?: SxProps<Theme> };

/** Visually hidden text is positioned absolutely and would otherwise widen the page. */
const CLIPPED = { position: 'relative' };

/** A table that may be larger than its place. Its frame can be focused and scrolled with the keyboard. */
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
