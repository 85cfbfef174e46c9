import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { useDrawingArea } from '@mui/x-charts/hooks';
import type { TrendRow } from '../trend/rows.ts';
import type { BucketLabels } from './bucket-label.ts';

/** Shows as many labels as fit, evenly spaced. The library's own thinning fails on a mirrored axis. */
export function BucketAxis({ rows, labels }: { rows: readonly TrendRow[]; labels: BucketLabels }) {
  const { width } = useDrawingArea();
  const widest = Math.max(0, ...rows.map((row) => labels.short(row.at).length)) * 7 + 20;
  const step = Math.max(1, Math.ceil((rows.length * widest) / Math.max(1, width)));
  return <ChartsXAxis disableLine disableTicks tickLabelInterval={(_, index) => index % step === 0} />;
}

/** The top of an axis, as a factor of a power of ten, and its number of parts. */
const TOPS = [
  [1, 5],
  [1.5, 3],
  [2, 4],
  [2.5, 5],
  [3, 3],
  [4, 4],
  [5, 5],
  [6, 3],
  [8, 4],
  [10, 5],
] as const;

/** The values with grid lines: round numbers as they are shown. `unit`: what a value of 1 is shown as. */
export function axisTicks(highest: number | null, unit = 1): number[] {
  const height = highest !== null && highest > 0 ? highest * unit : 1;
  const power = 10 ** Math.floor(Math.log10(height));
  const [top, parts] = TOPS.find(([factor]) => factor * power >= height) ?? TOPS.at(-1)!;
  return Array.from({ length: parts + 1 }, (_, part) => (part * top * power) / parts / unit);
}

/** Room for the longest label. The library measures before the font has loaded. */
export function yAxisWidth(labels: readonly string[]): number {
  return 14 + 8 * Math.max(...labels.map((label) => label.length));
}
