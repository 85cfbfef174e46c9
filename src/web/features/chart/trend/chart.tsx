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
import { isolate } from '../../../format/isolate.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { part } from '../../../navigation/load-page.ts';
import type { EventsOf } from '../../event/list-events.ts';
import type { ChosenDays } from '../../period/chosen-period.ts';
import { useNow } from '../../period/use-now.ts';
import { dayOf } from '../../receipt/use-receipt.ts';
import { useIsReadingPast } from '../../store/practice/get-history.ts';
import { type BucketLabels, bucketLabels } from '../axis/bucket-label.ts';
import { ChartRoom } from '../axis/room.tsx';
import { LongerPeriod } from '../longer-period.tsx';
import { NothingDrawn } from '../nothing-drawn.tsx';
import { daysOfRows } from '../span/days-of-rows.ts';
import { TrendLegend } from './legend.tsx';
import { highestOf, sinceFirstRead, type TrendMetric, type TrendRow, trendRows } from './rows.ts';
import { TrendTable } from './table.tsx';
import { useMarks } from './use-marks.ts';
import { useRowText } from './use-row-text.ts';
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
export function TrendChart(props: Props) {
  const { metric, trend, span, isCompared = true, events = [], notes = [], onDay, onSpan } = props;
  const { frequency } = trend;
  const { t } = useTranslation();
  const format = useFormat();
  const titleId = useId();
  const [isTable, setTable] = useState(false);
  const now = useNow();
  const isReadingPast = useIsReadingPast();
  const rows = useMemo(
    () => sinceFirstRead(trendRows(isCompared ? trend : { ...trend, previous: [] }, metric, now), frequency),
    [trend, metric, now, isCompared, frequency],
  );
  const labels = useMemo(() => bucketLabels(frequency, format), [frequency, format]);
  const marks = useMarks(rows, events, notes, span.until);
  const sentence = useTrendSentence({ ...props, rows, labels, frequency });
  const isRunning = rows.some((row) => row.isPartial && row.state === 'known');
  const onDayOfRow = frequency === 'DAY' ? onDay : undefined;
  return (
    <Box component="figure" aria-labelledby={titleId} sx={{ m: 0, '@media print': { breakInside: 'avoid' } }}>
      <Head titleId={titleId} title={props.title}>
        {props.actions}
        {onDay && <LastDayButton rows={rows} onDay={onDay} />}
        <Button size="small" color="inherit" aria-pressed={isTable} onClick={() => setTable(!isTable)}>
          {isTable ? t('chart.viewAsChart') : t('chart.viewAsTable')}
        </Button>
      </Head>
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
              {...{ title: props.title, metric, rows, labels, isCompared }}
              happenedIn={marks.kinds.length > 0 || marks.notesOf.size > 0 ? marks.textsIn : null}
              onDay={onDayOfRow}
            />
          )}
          <Activity mode={isTable ? 'hidden' : 'visible'}>
            <TrendLegend
              isCompared={isCompared && rows.some(isPreviousDrawn)}
              isRunning={isRunning}
              kinds={marks.kinds}
            />
            <Drawing
              {...{ metric, rows, labels, marks, isCompared, height: props.height, of: props.eventsOf }}
              onDay={onDayOfRow}
              onSpan={
                onSpan && frequency !== 'HOUR'
                  ? (first, last) => onSpan(daysOfRows(first, last, frequency, span))
                  : undefined
              }
            />
          </Activity>
        </>
      )}
      {!isTable && isRunning && <Remark>{t('chart.running', { mark: t('chart.soFarMark') })}</Remark>}
      {frequency === 'HOUR' && <Remark>{t('chart.hoursInZone', { zone: format.timeZone })}</Remark>}
    </Box>
  );
}

function Head({ titleId, title, children }: { titleId: string; title: string; children: ReactNode }) {
  return (
    <Stack direction="row" sx={{ alignItems: 'flex-start', justifyContent: 'space-between', flexWrap: 'wrap', gap: 1 }}>
      <Typography id={titleId} component="h2" variant="h5">
        {title}
      </Typography>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        {children}
      </Stack>
    </Stack>
  );
}

function Remark({ children }: { children: ReactNode }) {
  return (
    <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 1 }}>
      {children}
    </Typography>
  );
}

type DrawingProps = {
  metric: TrendMetric;
  rows: readonly TrendRow[];
  labels: BucketLabels;
  marks: ReturnType<typeof useMarks>;
  isCompared: boolean;
  height?: number;
  of?: EventsOf;
  onDay?: (day: string) => void;
  onSpan?: (first: TrendRow, last: TrendRow) => void;
};

function Drawing({ metric, marks, isCompared, height = TREND_HEIGHT, onDay, ...shared }: DrawingProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const rowText = useRowText(metric, shared.labels);
  const isMoney = metric === 'revenue';
  return (
    <ChartRoom height={height}>
      {(widthPx) => (
        <TrendLines
          {...shared}
          width={widthPx}
          height={height}
          currentName={t('chart.current')}
          previousName={isCompared ? t('chart.previous') : null}
          tick={(value) => isolate(isMoney ? format.worth.compact(format.worth.of(value)) : format.compact(value))}
          unit={isMoney ? format.worth.of(1) : 1}
          describeCurrent={(row) => [rowText.current(row), ...marks.textsIn(row)].join(' · ')}
          describePrevious={rowText.previous}
          events={marks.eventsOf}
          notes={marks.notesOf}
          onRow={onDay && ((row) => onDay(row.at.slice(0, 10)))}
        />
      )}
    </ChartRoom>
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

/** A line needs two points. */
function isPreviousDrawn(row: TrendRow, index: number, rows: readonly TrendRow[]): boolean {
  const isThere = (one: TrendRow | undefined) =>
    one !== undefined && !one.isInPart && !one.isPreviousPartial && one.previous?.value != null;
  return isThere(row) && isThere(rows[index + 1]);
}
