import type { FetchAnswer } from '../../fetch/fetcher.ts';
import type { KnownFingerprint } from '../../known/fingerprint.ts';
import type { CatalogueFingerprint } from '../../reading.ts';
import {
  fingerprintPage,
  MAX_FINGERPRINTED_PAGES,
  printProducts,
  readPrints,
  writePrints,
} from './fingerprint-page.ts';

type Ask = (page: number) => Promise<FetchAnswer>;

export type KnownPages = {
  /** The catalogue if it is unchanged but for a few products; null if it has to be read whole. */
  unchanged: UnchangedPages | null;
  /** Asks for a page, or returns it if it was already asked for; each page is fingerprinted. */
  ask: Ask;
  /** The fingerprint of the pages that were asked for; undefined if they cannot be fingerprinted. */
  fingerprintOf(read: {
    products: number;
    total: number | null;
    isLastEmpty: boolean;
  }): CatalogueFingerprint | undefined;
};

type UnchangedPages = {
  /** When its oldest page was true. */
  at: number;
  /** The products that moved, and those whose prices wait to be seen a second time. */
  shown: ShownProduct[];
  /** The fingerprint of the pages now; the same object if all of them are unchanged. */
  fingerprint: CatalogueFingerprint;
};

/** One product of a page, by itself: the answer with only its bytes as the body. */
export type ShownProduct = { id: string; answer: FetchAnswer };

/** If more of a catalogue moved, judgements by the share of moved products need all of them. */
const MAX_MOVED = 0.1;

/** Asks for the pages that were fingerprinted at the last reading, as long as all but a few products are unchanged. */
export async function askKnownPages(ask: Ask, form: string, known: KnownFingerprint | null): Promise<KnownPages> {
  const fingerprints: (string | null)[] = [];
  const prints: (string[] | null)[] = [];
  const asked = new Map<number, Promise<FetchAnswer>>();

  async function askKnown(page: number): Promise<FetchAnswer> {
    const answer = await ask(page);
    if (page <= MAX_FINGERPRINTED_PAGES + 1) fingerprints[page - 1] = fingerprintPage(answer.body, form);
    return answer;
  }

  async function unchangedSince(fingerprint: KnownFingerprint): Promise<UnchangedPages | null> {
    const before = readPrints(fingerprint.prints, form);
    const waiting = new Set(fingerprint.waiting);
    const shown: ShownProduct[] = [];
    let at = Number.POSITIVE_INFINITY;
    let moved = 0;
    for (const [index, page] of fingerprint.pages.entries()) {
      const asking = askKnown(index + 1);
      asked.set(index + 1, asking);
      // the reader of all pages judges a page that cannot be read
      const answer = await asking.catch(() => null);
      if (answer === null || before === null) return null;
      at = Math.min(at, answer.at);
      const then = before[index]!;
      prints[index] = then;
      const isUnchanged = fingerprints[index] === page;
      if (isUnchanged && !then.some((print) => waiting.has(idOf(print)))) continue;
      const now = printProducts(answer.body);
      if (now?.length !== then.length) return null;
      prints[index] = now.map(({ print }) => print);
      for (const [place, { id, print, start, end }] of now.entries()) {
        if (id !== idOf(then[place]!)) return null;
        const isMoved = print !== then[place];
        if (isMoved) moved++;
        if (isMoved || waiting.has(id))
          shown.push({ id, answer: { ...answer, body: answer.body.subarray(start, end) } });
      }
      if (moved > MAX_MOVED * fingerprint.products) return null;
    }
    if (moved === 0) return { at, shown, fingerprint };
    const { total, products } = fingerprint;
    return {
      at,
      shown,
      fingerprint: {
        pages: fingerprints as string[],
        prints: writePrints(form, prints as string[][]),
        total,
        products,
      },
    };
  }

  const unchanged = known !== null ? await unchangedSince(known) : null;
  return {
    unchanged,
    async ask(page) {
      const answer = await (asked.get(page) ?? askKnown(page));
      asked.delete(page);
      if (page <= MAX_FINGERPRINTED_PAGES) prints[page - 1] = printsOf(answer);
      return answer;
    },
    fingerprintOf({ products, total, isLastEmpty }) {
      // if the store counts exactly what is there, the empty page after it need not be asked for again
      const count = isLastEmpty && products === total ? fingerprints.length - 1 : fingerprints.length;
      if (count > MAX_FINGERPRINTED_PAGES) return undefined;
      const pages = fingerprints.slice(0, count).filter((fingerprint) => fingerprint !== null);
      const printed = prints.slice(0, count).filter((page) => page !== null);
      const isWhole = pages.length === count && printed.length === count && printed.flat().length === products;
      return isWhole ? { pages, prints: writePrints(form, printed), total, products } : undefined;
    },
  };
}

function printsOf({ body }: FetchAnswer): string[] | null {
  return printProducts(body)?.map(({ print }) => print) ?? null;
}

function idOf(print: string): string {
  return print.slice(0, print.indexOf(' '));
}
