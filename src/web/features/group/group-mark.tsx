import Box from '@mui/material/Box';
import type { GroupColor } from '#contract/group.ts';
import { GROUP_FILLS } from '../../theme/group-colors.ts';

/** The colour of a group. Its name is beside it. */
export function GroupMark({ color }: { color: GroupColor }) {
  return (
    <Box
      component="span"
      aria-hidden
      sx={(theme) => ({
        display: 'inline-block',
        width: 12,
        height: 12,
        flexShrink: 0,
        borderRadius: '50%',
        bgcolor: GROUP_FILLS.light[color],
        ...theme.applyStyles('dark', { bgcolor: GROUP_FILLS.dark[color] }),
      })}
    />
  );
}
