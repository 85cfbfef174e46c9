const COMMON = (
  'gmail.com googlemail.com yahoo.com yahoo.fr yahoo.co.uk hotmail.com hotmail.fr hotmail.co.uk outlook.com outlook.fr ' +
  'live.com live.fr msn.com icloud.com me.com mac.com aol.com proton.me protonmail.com gmx.com gmx.de gmx.net web.de ' +
  'orange.fr wanadoo.fr free.fr laposte.net sfr.fr t-online.de mail.com zoho.com fastmail.com yandex.com comcast.net'
).split(' ');
const ENDINGS: Record<string, string> = {
  con: 'com',
  cmo: 'com',
  ocm: 'com',
  vom: 'com',
  xom: 'com',
  cpm: 'com',
  comm: 'com',
  coom: 'com',
  nte: 'net',
  ner: 'net',
  ogr: 'org',
  rog: 'org',
};
const SHORT_LENGTH = 8;

/** The domain that was probably meant; null if the given one may be right. */
export function suggestDomain(domain: string): string | null {
  if (COMMON.includes(domain)) return null;
  const ending = domain.slice(domain.lastIndexOf('.') + 1);
  const mended = ENDINGS[ending] ? domain.slice(0, -ending.length) + ENDINGS[ending] : domain;
  // two typing errors in a short name would turn it into another name
  const near = COMMON.filter((common) => slips(mended, common) <= (common.length <= SHORT_LENGTH ? 1 : 2))
    .toSorted((one, other) => slips(mended, one) - slips(mended, other))
    .at(0);
  return near ?? (mended === domain ? null : mended);
}

/** The number of letters left out, added, changed, or swapped with a neighbour. */
function slips(from: string, to: string): number {
  const rows = Array.from({ length: from.length + 1 }, (_, row) =>
    Array.from({ length: to.length + 1 }, (_, column) => (row === 0 ? column : column === 0 ? row : 0)),
  );
  for (let row = 1; row <= from.length; row++) {
    for (let column = 1; column <= to.length; column++) {
      const isSame = from[row - 1] === to[column - 1];
      let best = Math.min(
        rows[row - 1]![column]! + 1,
        rows[row]![column - 1]! + 1,
        rows[row - 1]![column - 1]! + (isSame ? 0 : 1),
      );
      const isSwap = row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      if (isSwap) best = Math.min(best, rows[row - 2]![column - 2]! + 1);
      rows[row]![column] = best;
    }
  }
  return rows[from.length]![to.length]!;
}
