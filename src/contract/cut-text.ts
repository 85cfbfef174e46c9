const [ISOLATE, END] = ['\u2068', '\u2069'];

/** The beginning of a text, without half of a character; an isolated name in it stays isolated. */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text;
  const start = wholeStart(text, most - END.length);
  return start.lastIndexOf(ISOLATE) > start.lastIndexOf(END) ? start + END : wholeStart(text, most);
}

/** A text may not end in the first half of a surrogate pair: JSON in PostgreSQL refuses it. */
function wholeStart(text: string, most: number): string {
  return text.slice(0, most).replace(/[\ud800-\udbff]$/, '');
}
