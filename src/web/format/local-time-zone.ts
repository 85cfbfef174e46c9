let known: { zone: string; offset: number } | undefined;

/** Of this device. Browsers take long to name it, and longest at first: it is asked for anew once their clock is another. */
export function localTimeZone(): string {
  const offset = new Date().getTimezoneOffset();
  if (known?.offset !== offset) known = { zone: new Intl.DateTimeFormat().resolvedOptions().timeZone, offset };
  return known.zone;
}
