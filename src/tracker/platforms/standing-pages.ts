import type { FetchAnswer } from '../fetch/fetcher.ts';
import {
  type CatalogueMark,
  MOST_MARKED_PAGES,
  markPage,
  type PagesMark,
  printProducts,
  readPrints,
  writePrints,
} from './mark-page.ts';

type Ask = (page: number) => Promise<FetchAnswer>;

export type MarkedPages = {
  /** The catalogue as it was marked, but for a few products; null where it has to be read whole. */
  standing: StandingPages | null;
  /** Asks for a page, or gives it where it was asked for already; each is marked. */
  ask: Ask;
  /** The mark of the pages that were asked for; undefined where they cannot be marked. */
  markOf(read: { products: number; total: number | null; isLastEmpty: boolean }): PagesMark | undefined;
};

type StandingPages = {
  /** When its oldest page was true. */
  at: number;
  /** The products that moved, and those that wait for a second sight. */
  shown: ShownProduct[];
  /** How the pages look now; the very mark, where they all stand. */
  mark: PagesMark;
};

/** One product of a page, by itself: what was answered of it, its bytes as the body. */
export type ShownProduct = { id: string; answer: FetchAnswer };

/** Where more of a catalogue moved, what is judged by the share of products that did is judged over all of them. */
const MOST_MOVED = 0.1;

/** Asks for the pages that were marked at the last reading, as long as all but a few products stand as they stood. */
export async function askMarkedPages(ask: Ask, form: string, known: CatalogueMark | null): Promise<MarkedPages> {
  const marks: (string | null)[] = [];
  const prints: (string[] | null)[] = [];
  const asked = new Map<number, Promise<FetchAnswer>>();

  async function askMarked(page: number): Promise<FetchAnswer> {
    const answer = await ask(page);
    if (page <= MOST_MARKED_PAGES + 1) marks[page - 1] = markPage(answer.body, form);
    return answer;
  }

  async function standingSince(mark: CatalogueMark): Promise<StandingPages | null> {
    const before = readPrints(mark.prints, form);
    const waiting = new Set(mark.waiting);
    const shown: ShownProduct[] = [];
    let at = Number.POSITIVE_INFINITY;
    let moved = 0;
    for (const [index, page] of mark.pages.entries()) {
      const asking = askMarked(index + 1);
      asked.set(index + 1, asking);
      // a page that cannot be had is for the reader of all pages to judge
      const answer = await asking.catch(() => null);
      if (answer === null || before === null) return null;
      at = Math.min(at, answer.at);
      const then = before[index]!;
      prints[index] = then;
      const isStanding = marks[index] === page;
      if (isStanding && !then.some((print) => waiting.has(idOf(print)))) continue;
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
      if (moved > MOST_MOVED * mark.products) return null;
    }
    if (moved === 0) return { at, shown, mark };
    const { total, products } = mark;
    return {
      at,
      shown,
      mark: { pages: marks as string[], prints: writePrints(form, prints as string[][]), total, products },
    };
  }

  const standing = known !== null ? await standingSince(known) : null;
  return {
    standing,
    async ask(page) {
      const answer = await (asked.get(page) ?? askMarked(page));
      asked.delete(page);
      if (page <= MOST_MARKED_PAGES) prints[page - 1] = printsOf(answer);
      return answer;
    },
    markOf({ products, total, isLastEmpty }) {
      // where the store counts just what is there, an empty page after it need not be asked for again
      const count = isLastEmpty && products === total ? marks.length - 1 : marks.length;
      if (count > MOST_MARKED_PAGES) return undefined;
      const pages = marks.slice(0, count).filter((mark) => mark !== null);
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
