/** One row of the real order log in `docs/FIGURES.md`. Errors are shares of the true number: −0.02 is 2 % too low. */
export type AccuracyRow = {
  hasNoise: boolean;
  hasStock: boolean;
  pollHours: number;
  ordersError: number;
  medianDayError: number;
  daysInRange: number;
  /** Of the range of a median day, from end to end, as a share of the true number. */
  rangeWidth: number;
  countingError: number;
};

type Cells = Record<string, string | undefined>;

/** The rows of the real log that `npm run bench -- accuracy` wrote. Throws if their format is different. */
export function accuracyRows(markdown: string): AccuracyRow[] {
  const section = markdown.split(/^### /m).find((part) => part.startsWith('`bench -- accuracy --all --orders')) ?? '';
  const [head, , ...lines] = section.split('\n').filter((line) => line.startsWith('|'));
  const names = cellsOf(head ?? '');
  const rows = lines
    .filter((line) => line.startsWith('| real log'))
    .map((line) => rowOf(Object.fromEntries(cellsOf(line).map((cell, at) => [names[at], cell])), line));
  if (rows.length === 0) throw new Error('docs/FIGURES.md has no rows of the real log');
  return rows;
}

function cellsOf(line: string): string[] {
  return line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
}

function rowOf(cells: Cells, line: string): AccuracyRow {
  const [signals, polls = ''] = (cells['signal, polls'] ?? '').split(', ');
  const pollHours = Number.parseInt(polls, 10);
  if (!Number.isFinite(pollHours)) throw new Error(`docs/FIGURES.md: this row cannot be read: ${line}`);
  return {
    hasNoise: cells.shop === 'real log, noise',
    hasStock: signals === 'stamps and stock',
    pollHours,
    ordersError: share(cells.orders, line),
    medianDayError: share(cells['median day'], line),
    daysInRange: share(cells['days in range'], line),
    rangeWidth: width(cells.width, line),
    countingError: share(cells['counting: orders, lines']?.split(',')[0], line),
  };
}

function share(cell: string | undefined, line: string): number {
  const match = /^([+−-]?)([\d.]+) %$/.exec(cell ?? '');
  if (!match) throw new Error(`docs/FIGURES.md: "${cell}" is no share in: ${line}`);
  return (match[1] === '−' || match[1] === '-' ? -1 : 1) * (Number(match[2]) / 100);
}

function width(cell: string | undefined, line: string): number {
  if (!/^\d+\.\d+$/.test(cell ?? '')) throw new Error(`docs/FIGURES.md: "${cell}" is no width in: ${line}`);
  return Number(cell);
}
