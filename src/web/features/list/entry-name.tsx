import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { LockedText } from '../../navigation/locked-text.tsx';
import { NameLink } from '../../navigation/name-link.tsx';
import { PracticeChip } from '../store/practice/chip.tsx';

type Props = {
  /** Null if the plan does not include its page. */
  to: string | null;
  picture: ReactNode;
  name: string;
  isPractice: boolean;
  children: ReactNode;
};

/** A store or product in a short list: picture, name as a link, and one line below. */
export function EntryName({ to, picture, name, isPractice, children }: Props) {
  return (
    <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center', minWidth: 0 }}>
      {picture}
      <Stack sx={{ minWidth: 0, alignItems: 'flex-start' }}>
        {to === null ? (
          <LockedText text={name} feature="areDatabaseDetailsEnabled" />
        ) : (
          <NameLink to={to} name={name} sx={{ minHeight: 24, maxWidth: 1 }} />
        )}
        <Stack
          direction="row"
          sx={{ columnGap: 0.75, alignItems: 'center', flexWrap: { xs: 'wrap', sm: 'nowrap' }, maxWidth: 1 }}
        >
          <Typography variant="caption" color="textSecondary" noWrap dir="auto" sx={{ maxWidth: 1 }}>
            {children}
          </Typography>
          {isPractice && <PracticeChip />}
        </Stack>
      </Stack>
    </Stack>
  );
}
