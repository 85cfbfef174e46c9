import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { isolate } from '../../format/isolate.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { part } from '../../navigation/load-page.ts';
import { IS_SHARED } from '../../share/shared-place.ts';
import { bucketLabels } from '../chart/axis/bucket-label.ts';
import { ChartRoom } from '../chart/axis/room.tsx';
import { NothingDrawn } from '../chart/nothing-drawn.tsx';
import { TREND_HEIGHT } from '../chart/trend/chart.tsx';
import { MetricToggle } from '../chart/trend/metric-toggle.tsx';
import { highestOf, type TrendMetric, type TrendRow } from '../chart/trend/rows.ts';
import { useEstimateText } from '../estimate/use-estimate-text.ts';
import { ExportMenu } from '../list/export-menu.tsx';
import type { FileSource } from '../list/file-source.ts';
import { useNow } from '../period/use-now.ts';
import { useIsReadingPast } from '../store/practice/get-history.ts';
import { comparedRows, sinceAnyKnown } from './compared-rows.ts';
import { LINE_DASHES, lineColor } from './line-look.ts';
import { type Compared, nameOf } from './use-compared.ts';

const CompareLines = part(() => import('./compare-lines.tsx'), 'CompareLines');

type Props = {
  compared: readonly Compared[];
  /** The chart's data by day. */
  file: FileSource;
  metric: TrendMetric;
  from100: boolean;
  onMetric: (metric: TrendMetric) => void;
  onFrom100: (from100: boolean) => void;
};

/** All compared items in one chart: their values, or each indexed to 100. */
export function CompareChart({ compared, file, metric, from100, onMetric, onFrom100 }: Props) {
  const { t } = useTranslation();
  const isReadingPast = useIsReadingPast();
  const format = useFormat();
  const text = useEstimateText(metric);
  const now = useNow();
  const known = compared.flatMap(({ id, item, trend }, place) => (item && trend ? [{ id, item, trend, place }] : []));
  const isWaiting = compared.some(({ item, trend, error }) => !error && !(item && trend));
  const rows = sinceAnyKnown(known.map(({ trend }) => comparedRows(trend, metric, now, from100)));
  const lines = known.map(({ id, item, place }, index) => ({ id, name: nameOf(item), place, rows: rows[index]! }));
  const amount = (value: number, high?: number | null) =>
    from100 ? format.count(Math.round(value)) : text.value(value, high);
  const describe = ({ state, current, isPartial }: TrendRow) => {
    const { value, low, high } = current;
    if (state !== 'known' || value === null) return t(state === 'known' ? 'chart.gap' : `chart.${state}`);
    const rangeOf = (from: number, to: number) =>
      from100 ? isolate(format.countRange(Math.floor(from), Math.ceil(to))) : text.range(from, to);
    const range = low === null || high === null ? '' : ` (${rangeOf(low, high)})`;
    const shown = amount(value, high) + range;
    return isPartial ? t('chart.soFar', { value: shown }) : shown;
  };
  const title = t(`chart.title.${metric}`);
  return (
    <Card>
      <CardContent>
        <Box component="figure" aria-label={title} sx={{ m: 0 }}>
          <Stack direction="row" sx={{ justifyContent: 'space-between', flexWrap: 'wrap', gap: 1, mb: 1.5 }}>
            <Typography component="h2" variant="h5">
              {title}
            </Typography>
            <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
              <ToggleButtonGroup
                exclusive
                size="small"
                aria-label={t('compare.scale.label')}
                value={from100}
                onChange={(_, next: boolean | null) => next !== null && onFrom100(next)}
              >
                <ToggleButton value={false}>{t('compare.scale.absolute')}</ToggleButton>
                <ToggleButton value={true}>{t('compare.scale.from100')}</ToggleButton>
              </ToggleButtonGroup>
              {!IS_SHARED && <ExportMenu small="chart" source={file} name={t('compare.title')} />}
              <MetricToggle value={metric} onChange={onMetric} />
            </Stack>
          </Stack>
          <Legend lines={lines} />
          {isWaiting ? (
            <Skeleton variant="rounded" height={TREND_HEIGHT} />
          ) : highestOf(rows.flat()) === null ? (
            <NothingDrawn>{t(isReadingPast ? 'chart.notYet' : 'chart.nothing')}</NothingDrawn>
          ) : (
            <ChartRoom height={TREND_HEIGHT}>
              {(widthPx) => (
                <CompareLines
                  width={widthPx}
                  lines={lines}
                  labels={bucketLabels(known[0]!.trend.frequency, format)}
                  height={TREND_HEIGHT}
                  tick={(value) =>
                    isolate(
                      metric === 'revenue' && !from100
                        ? format.worth.compact(format.worth.of(value))
                        : format.compact(value),
                    )
                  }
                  unit={metric === 'revenue' && !from100 ? format.worth.of(1) : 1}
                  describe={describe}
                />
              )}
            </ChartRoom>
          )}
          <Typography variant="caption" component="figcaption" color="textSecondary" sx={{ mt: 1, display: 'block' }}>
            {t(from100 ? 'compare.note.from100' : 'compare.note.absolute')}
          </Typography>
        </Box>
      </CardContent>
    </Card>
  );
}

/** Names the lines. They differ by dashes, not only by colour. */
function Legend({ lines }: { lines: readonly { id: string; name: string; place: number }[] }) {
  return (
    <Stack component="ul" direction="row" sx={{ m: 0, mb: 1, p: 0, listStyle: 'none', flexWrap: 'wrap', columnGap: 2 }}>
      {lines.map(({ id, name, place }) => (
        <Stack key={id} component="li" direction="row" sx={{ alignItems: 'center', gap: 1, minWidth: 0 }}>
          <LineSample place={place} />
          <Typography component="span" variant="caption" noWrap sx={{ maxWidth: 240 }}>
            <bdi>{name}</bdi>
          </Typography>
        </Stack>
      ))}
    </Stack>
  );
}

export function LineSample({ place }: { place: number }) {
  return (
    <Box
      component="svg"
      aria-hidden
      viewBox="0 0 28 12"
      sx={{ width: 28, height: 12, flexShrink: 0, color: lineColor(place) }}
    >
      <line x1={0} x2={28} y1={6} y2={6} stroke="currentColor" strokeWidth={2.5} strokeDasharray={LINE_DASHES[place]} />
    </Box>
  );
}
