import type { Formatters } from '../../format/formatters.ts';

const STEPS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** Formats a number of the evidence by its label: `…Seconds` as a duration, shares as percentages. */
export function evidenceNumber(label: string, value: number, format: Formatters): string {
  if (label.endsWith('Seconds')) return duration(value, format.locale);
  if (label.endsWith('Share') || label.endsWith('AtSecondLook')) return format.percent(value);
  return format.decimal(value);
}

function duration(seconds: number, locale: string): string {
  const [unit, size] = STEPS.find(([, step]) => seconds >= step) ?? (['second', 1] as const);
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long', maximumFractionDigits: 0 }).format(
    seconds / size,
  );
}
