/** The time zones to choose from. Browsers do not list the same names, so the chosen one is always among them. */
export function timeZones(chosen: string | null): string[] {
  const listed = Intl.supportedValuesOf('timeZone');
  return chosen === null || listed.includes(chosen) ? listed : [...listed, chosen].toSorted();
}
