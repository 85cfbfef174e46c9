// control characters, what no font draws, what turns the order of letters; what joins letters and emoji stays
const UNSEEN = /[[\p{Cc}\p{Co}\p{Cn}\p{Zl}\p{Zp}\p{DI}\ufff9-\ufffb]--[\u200c\u200d\ufe0f]]/gv;

/** What a stranger wrote, as one line of what an eye can see. */
export function oneLine(text: string): string {
  return text.replace(UNSEEN, ' ').replace(/\s+/g, ' ').trim();
}
