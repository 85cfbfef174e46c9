/**
 * Isolates an amount, so that its sign and range stay together, left to right, in Arabic text too. The formatter's own
 * direction marks are removed, because they would tear `US$` apart. The one after `د.إ.` stays, so that the dot does
 * too. A line does not break in a range: in Arabic text its ends would seem to change places.
 */
export function isolate(amount: string): string {
  const text = amount.replace(/(?<![\u0600-\u06ff]\.)[\u200e\u200f\u061c]/g, '');
  return `\u2066${text.replaceAll('–', '–\u2060')}\u2069`;
}

/** Isolates a name or sentence, so that its direction follows its own first letter. */
export function isolateText(text: string): string {
  return `\u2068${text}\u2069`;
}
