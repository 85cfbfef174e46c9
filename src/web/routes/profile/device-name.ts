const BROWSERS: readonly [RegExp, string][] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\/|Chromium\//, 'Chrome'],
  [/Safari\//, 'Safari'],
  [/curl\//, 'curl'],
  [/node/i, 'Node'],
];
const SYSTEMS: readonly [RegExp, string][] = [
  [/iPhone|iPad|iPod/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux|X11/, 'Linux'],
];

/** The browser and system of a user agent, as people know them; null if unknown. */
export function deviceName(userAgent: string | null): { browser: string | null; system: string | null } {
  const known = (list: readonly [RegExp, string][]) =>
    list.find(([pattern]) => userAgent !== null && pattern.test(userAgent))?.[1] ?? null;
  return { browser: known(BROWSERS), system: known(SYSTEMS) };
}
