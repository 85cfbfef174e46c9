import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Estimate } from '#contract/estimate/estimate.ts';
import { Unanswered } from '../../components/loaded.tsx';
import { whileStale } from '../../components/while-stale.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { ExportMenu } from '../list/export-menu.tsx';
import type { FileSource } from '../list/file-source.ts';
import { type SharePart, ShareTable } from './share-table.tsx';

export type KnownPart = SharePart & { share: number };

type Props = {
  title: string;
  nameHeader: string;
  countHeader: string;
  note?: string;
  source: UseQueryResult<unknown>;
  parts: SharePart[] | undefined;
  file: FileSource;
  /** Draws the parts that have revenue, the largest first. */
  picture: (parts: KnownPart[]) => ReactNode;
};

/** Shares of the revenue as a picture with a sentence, or as a table. */
export function ShareCard({ title, note, source, parts, file, picture, ...headers }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const titleId = useId();
  const [isTable, setTable] = useState(false);
  const known = (parts ?? [])
    .filter((part): part is KnownPart => part.share !== null && part.share > 0)
    .toSorted((a, b) => b.share - a.share);
  const [first, ...others] = known;
  const share = format.share(first?.share ?? 0);
  // of two that look alike, none is named
  const leader =
    first &&
    others[0] &&
    format.share(others[0].share) !== share &&
    t(isSurelyAbove(first, parts) ? 'analytics.leads' : 'analytics.leadsUnsure', { name: first.name, share });
  return (
    <Card>
      <CardContent {...whileStale(source.isPlaceholderData)}>
        <Box component="figure" aria-labelledby={titleId} sx={{ m: 0 }}>
          <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'flex-start', gap: 1 }}>
            <Typography id={titleId} component="h2" variant="h5">
              {title}
            </Typography>
            {parts !== undefined && parts.length > 0 && (
              <Stack direction="row" sx={{ gap: 1 }}>
                <ExportMenu small="chart" source={file} name={title} />
                <Button size="small" color="inherit" aria-pressed={isTable} onClick={() => setTable(!isTable)}>
                  {isTable ? t('chart.viewAsChart') : t('chart.viewAsTable')}
                </Button>
              </Stack>
            )}
          </Stack>
          <Typography component="figcaption" variant="body2" color="textSecondary" sx={{ mt: 0.5, mb: 2 }}>
            {first && [leader, note].filter(Boolean).join(' ')}
          </Typography>
          {parts === undefined ? (
            <Unanswered source={source} waiting={<Skeleton variant="rounded" height={280} />} />
          ) : isTable ? (
            <ShareTable title={title} parts={parts} {...headers} />
          ) : known.length === 0 ? (
            <Typography variant="body2" color="textSecondary">
              {t('analytics.noShares')}
            </Typography>
          ) : (
            picture(known)
          )}
        </Box>
      </CardContent>
    </Card>
  );
}

/** Whether it surely has more than each of the others, and nobody else has revenue that is not known. */
function isSurelyAbove({ id, revenue }: SharePart, parts: readonly SharePart[] = []): boolean {
  const isBelow = (part: SharePart) => {
    if (part.revenue.value === null) return part.count === 0 && !part.orders.value;
    return part.revenue.leftOut === undefined && isSurelyMore(revenue, part.revenue);
  };
  return parts.every((part) => part.id === id || isBelow(part));
}

/**
 * Errors are independent, so that ranges may overlap a little; what two parts share only helps. What may be unpaid is no
 * error: it may come in as a whole.
 */
function isSurelyMore(one: Estimate, other: Estimate): boolean {
  if (one.value === null || one.low === null || other.value === null || other.high === null) return false;
  const { held = 0 } = other;
  return one.value - other.value - held > Math.hypot(one.value - one.low, other.high - held - other.value);
}
