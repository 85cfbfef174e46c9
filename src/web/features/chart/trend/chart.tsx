import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Activity, type ReactNode, useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Trend } from '#contract/analytics.ts';
import type { DaySpan } from '#contract/date-range.ts';
import type { Change, Estimate } from '#contract/estimate/estimate.ts';
import type { Note } from '#contract/note.ts';
import type { ProductEventItem } from '#contract/product/event.ts';
import { DAY_MS } from '#contract/time.ts';
import { isolate, isolateText } from '../../../format/isolate.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { part } from '../../../navigation/load-page.ts';
import { useEstimateText } from '../../estimate/use-estimate-text.ts';
import type { EventsOf } from '../../event/list-events.ts';
import { useEventText } from '../../event/use-event-text.ts';
import type { ChosenDays } from '../../period/chosen-period.ts';
import { useNow } from '../../period/use-now.ts';
import { dayOf } from '../../receipt/use-receipt.ts';
import { useIsReadingPast } from '../../store/practice/get-history.ts';
import { bucketLabels } from '../axis/bucket-label.ts';
import { ChartRoom } from '../axis/room.tsx';
import { LongerPeriod } from '../longer-period.tsx';
import { NothingDrawn } from '../nothing-drawn.tsx';
import { eventsByRow, MARKED_KINDS } from '../pin/row-events.ts';
import { daysOfRows } from '../span/days-of-rows.ts';
import { TrendLegend } from './legend.tsx';
import { highestOf, sinceFirstRead, type TrendMetric, type TrendRow, trendRows } from './rows.ts';
import { TrendTable } from './table.tsx';
import { useTrendSentence } from './use-sentence.ts';

const TrendLines = part(() => import('./lines.tsx'), 'TrendLines');

export const TREND_HEIGHT = 280;

type Props = {
  title: string;
  metric: TrendMetric;
  trend: Trend;
  span: DaySpan;
  /** The sums over the period and the previous one, for the sentence. */
  total: Estimate;
  previousTotal: Estimate;
  change: Change | null;
  /** Replaces the sentence about the sum. */
  sentence?: string;
  /** Whether the previous period is drawn too. */
  isCompared?: boolean;
  /** Of the drawing. */
  height?: number;
  /** Shown beside the title, for example a choice of metric. */
  actions?: ReactNode;
  /** The events that the chart marks, newest first. */
  events?: readonly ProductEventItem[];
  /** Notes on days. */
  notes?: readonly Note[];
  /** The store or product of the events. */
  eventsOf?: EventsOf;
  /** Opens the receipt of a UTC day. */
  onDay?: (day: string) => void;
  /** Zooms in on the days marked on the chart. */
  onSpan?: (days: ChosenDays) => void;
};

/** A trend as a figure: a title, one sentence that says what it shows, and the lines or their table. */
export function TrendChart({
  title,
  metric,
  trend,
  span,
  total,
  previousTotal,
  change,
  actions,
  events = [],
  notes = [],
  eventsOf,
  onDay,
  onSpan,
  height = TREND_HEIGHT,
  ...props
}: Props) {
  const { isCompared = true } = props;
  const { t } = useTranslation();
  const format = useFormat();
  const text = useEstimateText(metric);
  const titleId = useId();
  const [isTable, setTable] = useState(false);
  const now = useNow();
  const isReadingPast = useIsReadingPast();
  const rows = useMemo(
    () => sinceFirstRead(trendRows(isCompared ? trend : { ...trend, previous: [] }, metric, now), trend.frequency),
    [trend, metric, now, isCompared],
  );
  const labels = useMemo(() => bucketLabels(trend.frequency, format), [trend.frequency, format]);
  const eventText = useEventText();
  const marked = useMemo(() => eventsByRow(rows, events, Date.parse(span.until)), [rows, events, span.until]);
  const noted = useMemo(
    () =>
      eventsByRow(
        rows,
        notes.map((note) => ({ ...note, at: `${note.day}T00:00:00.000Z` })).toSorted(latestFirst),
        Date.parse(span.until),
      ),
    [rows, notes, span.until],
  );
  const markedKinds = MARKED_KINDS.filter((kind) => [...marked.values()].flat().some((event) => event.kind === kind));
  const happenedIn = (row: TrendRow) => [
    ...(marked.get(row.at) ?? []).map((event) =>
      [t(`event.kind.${event.kind}`), eventText(event)].filter(Boolean).join(': '),
    ),
    ...(noted.get(row.at) ?? []).map((note) => isolateText(note.text)),
  ];
  const { frequency } = trend;
  const sentence = useTrendSentence({ metric, rows, labels, frequency, span, total, previousTotal, change });

  const isRunning = rows.some((row) => row.isPartial && row.state === 'known');

  const withRange = (estimate: Estimate | null) => {
    if (estimate === null) return t('chart.gap');
    if (estimate.value === null) return t(estimate.leftOut === undefined ? 'chart.gap' : 'chart.unpriced');
    const { value, low, high } = estimate;
    return low === null || high === null ? text.value(value) : `${text.value(value, high)} (${text.range(low, high)})`;
  };
  const describeCurrent = (row: TrendRow) => {
    const value = row.state === 'known' ? withRange(row.current) : t(`chart.${row.state}`);
    const valueText = row.isInPart ? t('chart.inPart', { value }) : row.isPartial ? t('chart.soFar', { value }) : value;
    return [valueText, ...happenedIn(row)].join(' · ');
  };
  const describePrevious = (row: TrendRow) => {
    if (row.previousAt === null) return '';
    const value = `${withRange(row.previous)} · ${labels.short(row.previousAt)}`;
    return row.isPreviousPartial ? t('chart.untilSameHour', { value }) : value;
  };

  return (
    <Box component="figure" aria-labelledby={titleId} sx={{ m: 0, '@media print': { breakInside: 'avoid' } }}>
      <Stack
        direction="row"
        sx={{ alignItems: 'flex-start', justifyContent: 'space-between', flexWrap: 'wrap', gap: 1 }}
      >
        <Typography id={titleId} component="h2" variant="h5">
          {title}
        </Typography>
        <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
          {actions}
          {onDay && <LastDayButton rows={rows} onDay={onDay} />}
          <Button size="small" color="inherit" aria-pressed={isTable} onClick={() => setTable(!isTable)}>
            {isTable ? t('chart.viewAsChart') : t('chart.viewAsTable')}
          </Button>
        </Stack>
      </Stack>
      <Typography
        component="figcaption"
        variant="body2"
        color="textSecondary"
        sx={{ mt: 0.5, mb: 2, maxWidth: '72ch' }}
      >
        {props.sentence ?? sentence}
      </Typography>
      {highestOf(rows) === null ? (
        <NothingDrawn action={onSpan && !isReadingPast && <LongerPeriod />}>
          {t(isReadingPast ? 'chart.notYet' : 'chart.nothing')}
        </NothingDrawn>
      ) : (
        <>
          {isTable && (
            <TrendTable
              title={title}
              metric={metric}
              rows={rows}
              labels={labels}
              isCompared={isCompared}
              happenedIn={markedKinds.length > 0 || noted.size > 0 ? happenedIn : null}
              onDay={trend.frequency === 'DAY' ? onDay : undefined}
            />
          )}
          <Activity mode={isTable ? 'hidden' : 'visible'}>
            <TrendLegend
              isCompared={isCompared && rows.some(isPreviousDrawn)}
              isRunning={isRunning}
              kinds={markedKinds}
            />
            <ChartRoom height={height}>
              {(widthPx) => (
                <TrendLines
                  width={widthPx}
                  rows={rows}
                  labels={labels}
                  height={height}
                  currentName={t('chart.current')}
                  previousName={isCompared ? t('chart.previous') : null}
                  tick={(value) =>
                    isolate(metric === 'revenue' ? format.worth.compact(format.worth.of(value)) : format.compact(value))
                  }
                  unit={metric === 'revenue' ? format.worth.of(1) : 1}
                  describeCurrent={describeCurrent}
                  describePrevious={describePrevious}
                  events={marked}
                  notes={noted}
                  of={eventsOf}
                  onSpan={
                    onSpan && frequency !== 'HOUR'
                      ? (first, last) => onSpan(daysOfRows(first, last, frequency, span))
                      : undefined
                  }
                  onRow={trend.frequency === 'DAY' && onDay ? (row) => onDay(row.at.slice(0, 10)) : undefined}
                />
              )}
            </ChartRoom>
          </Activity>
        </>
      )}
      {!isTable && isRunning && (
        <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 1 }}>
          {t('chart.running', { mark: t('chart.soFarMark') })}
        </Typography>
      )}
      {trend.frequency === 'HOUR' && (
        <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 1 }}>
          {t('chart.hoursInZone', { zone: format.timeZone })}
        </Typography>
      )}
    </Box>
  );
}

/** Opens the receipt of the last complete day, or of the running day if there is no other. */
function LastDayButton({ rows, onDay }: { rows: readonly TrendRow[]; onDay: (day: string) => void }) {
  const { t } = useTranslation();
  const known = rows.filter((row) => row.state === 'known');
  const last = known.findLast((row) => !row.isPartial) ?? known.at(-1);
  const today = dayOf(useNow());
  if (!last) return null;
  const isWide = Date.parse(rows[1]?.at ?? last.at) - Date.parse(rows[0]!.at) > DAY_MS;
  return (
    <Button size="small" color="inherit" aria-haspopup="dialog" onClick={() => onDay(isWide ? today : dayOf(last.at))}>
      {t('receipt.open')}
    </Button>
  );
}

function latestFirst(one: { at: string }, other: { at: string }): number {
  return Date.parse(other.at) - Date.parse(one.at);
}

/** A line needs two points. */
function isPreviousDrawn(row: TrendRow, index: number, rows: readonly TrendRow[]): boolean {
  const isThere = (one: TrendRow | undefined) =>
    one !== undefined && !one.isInPart && !one.isPreviousPartial && one.previous?.value != null;
  return isThere(row) && isThere(rows[index + 1]);
}
