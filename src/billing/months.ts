/** The moment this many calendar months later. If that month is too short for `day`, its last day is used. */
export function addMonths(ms: number, months: number, day = new Date(ms).getUTCDate()): number {
  const date = new Date(ms);
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, lastDay));
  return date.getTime();
}
