/** One row of the table of `docs/accuracy.md`. Shares are of the truth: −0.02 is 2 % too low. */
export type AccuracyRow = {
  log: 'year' | 'february';
  hasNoise: boolean;
  hasStock: boolean;
  pollHours: number;
  ordersError: number;
  medianDayError: number;
  linesError: number;
  daysInRange: number;
  countingError: number;
};

const LOGS = { 'the year': 'year', 'February and March': 'february' } as const;

/** The rows under "The real log". Throws where the table is written otherwise than it is read here. */
export function accuracyRows(markdown: string): AccuracyRow[] {
  const section = markdown.split(/^## /m).find((part) => part.startsWith('The real log')) ?? '';
  const rows = section
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map(rowOf);
  if (rows.length === 0) throw new Error('docs/accuracy.md has no table under "The real log"');
  return rows;
}

function rowOf(line: string): AccuracyRow {
  const [shop = '', signal = '', orders, median, lines, inRange, counting = ''] = line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
  const [log = '', noise] = shop.split(', ');
  const [signals, polls = ''] = signal.split(', ');
  const known = LOGS[log as keyof typeof LOGS];
  const pollHours = Number.parseInt(polls, 10);
  if (!known || !Number.isFinite(pollHours)) throw new Error(`docs/accuracy.md: this row cannot be read: ${line}`);
  return {
    log: known,
    hasNoise: noise === 'noise',
    hasStock: signals === 'stamps and stock',
    pollHours,
    ordersError: share(orders, line),
    medianDayError: share(median, line),
    linesError: share(lines, line),
    daysInRange: share(inRange, line),
    countingError: share(counting.split(',')[0], line),
  };
}

function share(cell: string | undefined, line: string): number {
  const match = /^([+−-]?)([\d.]+) %$/.exec(cell ?? '');
  if (!match) throw new Error(`docs/accuracy.md: "${cell}" is no share in: ${line}`);
  return (match[1] === '−' || match[1] === '-' ? -1 : 1) * (Number(match[2]) / 100);
}
