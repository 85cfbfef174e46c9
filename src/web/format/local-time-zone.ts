let known: { zone: string; offset: number } | undefined;

/** This device's time zone. Browsers are slow to name it, so it is cached until the clock's UTC offset changes. */
export function localTimeZone(): string {
  const offset = new Date().getTimezoneOffset();
  if (known?.offset !== offset) known = { zone: new Intl.DateTimeFormat().resolvedOptions().timeZone, offset };
  return known.zone;
}
