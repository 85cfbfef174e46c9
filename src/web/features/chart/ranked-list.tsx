import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';

export type RankedEntry = { id: string; name: ReactNode; figure: ReactNode; amount: number | null };

/** A list in the given order. The bar of each entry shows its amount relative to the largest. */
export function RankedList({ label, entries }: { label: string; entries: readonly RankedEntry[] }) {
  const longest = Math.max(0, ...entries.map((entry) => entry.amount ?? 0));
  return (
    <Stack component="ol" aria-label={label} sx={{ m: 0, p: 0, listStyle: 'none', gap: 1.5 }}>
      {entries.map((entry) => (
        <Box component="li" key={entry.id}>
          {/* on a phone, a name beside its figures would be cut off after one word */}
          <Stack
            direction={{ xs: 'column', sm: 'row' }}
            sx={{ justifyContent: 'space-between', alignItems: { sm: 'center' }, columnGap: 2, mb: 0.5 }}
          >
            <Box sx={{ minWidth: 0 }}>{entry.name}</Box>
            <Box sx={{ flexShrink: 0, minWidth: { sm: 112 }, textAlign: 'end' }}>{entry.figure}</Box>
          </Stack>
          <ShareBar share={longest > 0 && entry.amount !== null ? entry.amount / longest : 0} />
        </Box>
      ))}
    </Stack>
  );
}

/** A bar from the start of the line. Its number is written beside it. */
export function ShareBar({ share }: { share: number }) {
  return (
    <Box aria-hidden sx={{ height: 6, borderRadius: 1, bgcolor: 'action.hover', overflow: 'hidden' }}>
      <Box sx={{ height: '100%', width: `${Math.min(1, Math.max(0, share)) * 100}%`, bgcolor: 'primary.main' }} />
    </Box>
  );
}
