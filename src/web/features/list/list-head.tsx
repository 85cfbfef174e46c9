import Stack, { type StackProps } from '@mui/material/Stack';
import type { ComponentProps } from 'react';
import { ListFile } from './list-file.tsx';

type Props = ComponentProps<typeof ListFile> & Pick<StackProps, 'children' | 'sx'>;

/** The title of a list, with its export button at the end of the line. */
export function ListHead({ children, sx, ...file }: Props) {
  return (
    <Stack
      direction="row"
      sx={[{ justifyContent: 'space-between', alignItems: 'flex-start', gap: 1 }, ...(Array.isArray(sx) ? sx : [sx])]}
    >
      {children}
      <ListFile {...file} />
    </Stack>
  );
}
