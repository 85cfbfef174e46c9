import { SaxesParser } from 'saxes';

/** Units of each currency per euro on a day (YYYY-MM-DD). */
export type EcbRates = { day: string; unitsPerEuro: Record<string, number> };

/**
 * The newest day in an ECB file of euro reference rates (`Cube time`, `Cube currency rate`). Null for anything else,
 * and for a file without the dollar, which every rate is converted to.
 */
export function parseEcbRates(xml: string): EcbRates | null {
  const days = new Map<string, Record<string, number>>();
  let day = '';
  const parser = new SaxesParser();
  parser.on('opentag', ({ attributes }) => {
    const { time, currency, rate } = attributes as Record<string, string | undefined>;
    if (time !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(time)) {
      day = time;
      days.set(day, {});
    }
    const units = Number(rate);
    if (day !== '' && currency !== undefined && /^[A-Z]{3}$/.test(currency) && units > 0 && Number.isFinite(units))
      days.get(day)![currency] = units;
  });
  try {
    parser.write(xml).close();
  } catch {
    return null;
  }
  const newest = [...days.keys()].sort().at(-1);
  const unitsPerEuro = newest === undefined ? undefined : days.get(newest);
  return unitsPerEuro?.USD ? { day: newest!, unitsPerEuro } : null;
}
