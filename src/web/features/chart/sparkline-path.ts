/** The runs of known values as SVG paths in a box; a null leaves a gap, a lone value a short dash. */
export function sparklinePaths(values: readonly (number | null)[], width: number, height: number): string[] {
  const known = values.filter((value) => value !== null);
  if (known.length === 0) return [];
  const top = Math.max(...known);
  const step = values.length > 1 ? width / (values.length - 1) : width;
  const y = (value: number) => round(top > 0 ? height - (Math.max(0, value) / top) * height : height);
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

/** From a run down to zero. */
export function areaUnder(path: string, height: number): string {
  const start = /^M([\d.]+)/.exec(path)?.[1] ?? '0';
  return `${path}V${height}H${start}Z`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
