// control characters, those that no font draws, and those that change the direction of text; joiners stay
const UNSEEN = /[[\p{Cc}\p{Co}\p{Cn}\p{Zl}\p{Zp}\p{DI}\ufff9-\ufffb]--[\u200c\u200d\ufe0f]]/gv;

/** A stranger's text as one line of visible characters. */
export function oneLine(text: string): string {
  return text.replace(UNSEEN, ' ').replace(/\s+/g, ' ').trim();
}
