import { BLANK, type OperatorField } from '#contract/page-blanks.ts';
import type { Review, Site } from './site.ts';

export type Filling = Site & { origin: string; year: number };

const OPERATOR = /⟦operator\.(name|address|email)\|([^⟧]*)⟧/g;

/** A page of the public site with its blanks filled; what people wrote is escaped. */
export function fillPage(page: string, { operator, reviews, origin, year }: Filling): string {
  const withoutReviews = page
    .replaceAll(BLANK.origin, escapeHtml(origin))
    .replaceAll(BLANK.year, String(year))
    .replaceAll(OPERATOR, (_, field: OperatorField, otherwise: string) => {
      const given = operator[field];
      return given === null ? otherwise : escapeHtml(given);
    });
  // last, so that nobody's review is taken for a blank
  const shown = replacePart(withoutReviews, BLANK.noReviews, (word) => (reviews.length > 0 ? '' : word));
  return replacePart(shown, BLANK.reviews, (card) => reviews.map((review) => fillReview(card, review)).join(''));
}

function fillReview(card: string, { text, author, about }: Review): string {
  const parts = new Map<string, string>([
    [BLANK.review.text, text],
    [BLANK.review.author, author],
    [BLANK.review.about, about],
  ]);
  return card.replaceAll(/⟦review\.\w+⟧/g, (blank) => escapeHtml(parts.get(blank) ?? ''));
}

function replacePart(page: string, { begin, end }: { begin: string; end: string }, part: (inner: string) => string) {
  const from = page.indexOf(begin);
  const to = page.indexOf(end, from);
  if (from < 0 || to < 0) return page;
  return page.slice(0, from) + part(page.slice(from + begin.length, to)) + page.slice(to + end.length);
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
