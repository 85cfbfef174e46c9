/** The moment so many calendar months later; on the last day of a month that is too short for `day`. */
export function addMonths(ms: number, months: number, day = new Date(ms).getUTCDate()): number {
  const date = new Date(ms);
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, lastDay));
  return date.getTime();
}
