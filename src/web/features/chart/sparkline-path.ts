/**
 * The runs of known values as SVG paths in a box. The least value is at the bottom, the greatest at the top. A null
 * leaves a gap; a value between gaps becomes a short dash. A single value makes no line.
 */
export function sparklinePaths(values: readonly (number | null)[], width: number, height: number): string[] {
  const known = values.filter((value) => value !== null);
  if (known.length < 2) return [];
  const [bottom, top] = [Math.min(...known), Math.max(...known)];
  const step = values.length > 1 ? width / (values.length - 1) : width;
  // a constant value lies in the middle, and a constant 0 at the bottom
  const flat = top === 0 ? height : height / 2;
  const y = (value: number) => round(top > bottom ? height - ((value - bottom) / (top - bottom)) * height : flat);
  const paths: string[] = [];
  let run: string[] = [];
  const close = () => {
    if (run.length === 1) paths.push(`M${run[0]}h1`);
    if (run.length > 1) paths.push(`M${run.join('L')}`);
    run = [];
  };
  values.forEach((value, index) => {
    if (value === null) close();
    else run.push(`${round(values.length > 1 ? index * step : 0)},${y(value)}`);
  });
  close();
  return paths;
}

/** Closes a run down to the bottom of the box. */
export function areaUnder(path: string, height: number): string {
  const start = /^M([\d.]+)/.exec(path)?.[1] ?? '0';
  return `${path}V${height}H${start}Z`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
