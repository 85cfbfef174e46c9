import type { FetchAnswer } from '../fetch/fetcher.ts';
import { type CatalogueMark, MOST_MARKED_PAGES, markPage, type PagesMark } from './mark-page.ts';

type Ask = (page: number) => Promise<FetchAnswer>;

export type MarkedPages = {
  /** The whole catalogue stands as it was marked; `at` is when its oldest page was true. Its pages, where something waits. */
  standing: { at: number; products: number; answers: FetchAnswer[] } | null;
  /** Asks for a page, or gives it where it was asked for already; each is marked. */
  ask: Ask;
  /** The mark of the pages that were asked for; undefined where they are too many. */
  markOf(read: { products: number; total: number | null; isLastEmpty: boolean }): PagesMark | undefined;
};

/** Asks for the pages that were marked at the last reading, as long as each stands as it stood. */
export async function askMarkedPages(ask: Ask, form: string, known: CatalogueMark | null): Promise<MarkedPages> {
  const marks: string[] = [];
  const asked = new Map<number, Promise<FetchAnswer>>();
  const answers: FetchAnswer[] = [];

  async function askMarked(page: number): Promise<FetchAnswer> {
    const answer = await ask(page);
    if (page <= MOST_MARKED_PAGES + 1) marks[page - 1] = markPage(answer.body, form);
    return answer;
  }

  async function standingSince(mark: CatalogueMark): Promise<number | null> {
    let at = Number.POSITIVE_INFINITY;
    for (const [index, page] of mark.pages.entries()) {
      const asking = askMarked(index + 1);
      asked.set(index + 1, asking);
      // a page that cannot be had is for the reader of all pages to judge
      const answer = await asking.catch(() => null);
      if (answer === null || marks[index] !== page) return null;
      at = Math.min(at, answer.at);
      if (mark.waiting.length > 0) answers.push(answer);
    }
    return at;
  }

  const at = known !== null ? await standingSince(known) : null;
  return {
    standing: at === null ? null : { at, products: known!.products, answers },
    ask(page) {
      const answer = asked.get(page) ?? askMarked(page);
      asked.delete(page);
      return answer;
    },
    markOf({ products, total, isLastEmpty }) {
      // where the store counts just what is there, an empty page after it need not be asked for again
      const pages = isLastEmpty && products === total ? marks.slice(0, -1) : marks;
      return pages.length <= MOST_MARKED_PAGES ? { pages, total, products } : undefined;
    },
  };
}
