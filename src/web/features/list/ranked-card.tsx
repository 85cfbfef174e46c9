import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { EmptyState } from '../../components/empty-state.tsx';
import { Unanswered } from '../../components/loaded.tsx';
import { whileStale } from '../../components/while-stale.ts';
import { type RankedEntry, RankedList } from '../chart/ranked-list.tsx';
import { ExportMenu } from './export-menu.tsx';
import type { FileSource } from './file-source.ts';

type Props = {
  title: string;
  /** What it is ranked by. */
  description: ReactNode;
  /** Shown if nothing is ranked. */
  empty: { title: string; description?: string };
  action?: ReactNode;
  /** The whole list, longer than shown, and the name under which it is shared or mailed. */
  file?: { source: FileSource; name: string };
  source: UseQueryResult<unknown>;
  entries: RankedEntry[] | undefined;
};

/** A short ranked list with its loading, error and empty states. */
export function RankedCard({ title, description, empty, action, file, source, entries }: Props) {
  return (
    <Card component="section" aria-label={title}>
      <CardContent {...whileStale(source.isPlaceholderData)}>
        <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'baseline', gap: 2 }}>
          <Typography component="h2" variant="h5" sx={{ whiteSpace: { sm: 'nowrap' } }}>
            {title}
          </Typography>
          {action}
          {file && entries !== undefined && entries.length > 0 && (
            // aligned with the title, and no higher
            <Box sx={{ alignSelf: 'flex-start', my: -0.5 }}>
              <ExportMenu small="list" {...file} />
            </Box>
          )}
        </Stack>
        <Typography variant="caption" component="p" color="textSecondary" sx={{ mb: 2 }}>
          {description}
        </Typography>
        {entries === undefined ? (
          <Unanswered source={source} waiting={<RankedSkeleton />} />
        ) : entries.length === 0 ? (
          <EmptyState {...empty} headingLevel="h3" isSmall />
        ) : (
          <RankedList label={title} entries={entries} />
        )}
      </CardContent>
    </Card>
  );
}

function RankedSkeleton() {
  return (
    <Stack sx={{ gap: 1.5 }}>
      {[1, 2, 3, 4, 5].map((place) => (
        <Skeleton key={place} variant="rounded" height={54} />
      ))}
    </Stack>
  );
}
