/**
 * An amount runs from left to right in Arabic text too, sign and range whole. The marks that the formatter sets for the
 * line as a whole would tear `US$` apart; the one that ends `د.إ.` keeps its last point.
 */
export function isolate(amount: string): string {
  return `\u2066${amount.replace(/(?<![\u0600-\u06ff]\.)[\u200e\u200f\u061c]/g, '')}\u2069`;
}

/** A name or a sentence runs as its own first letter does, whatever runs around it. */
export function isolateText(text: string): string {
  return `\u2068${text}\u2069`;
}
