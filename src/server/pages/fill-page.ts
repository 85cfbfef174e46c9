import { BLANK, type OperatorField } from '#contract/page-blanks.ts';
import { MAX_STARS } from '#contract/review.ts';
import type { ShownReview } from '#reviews/shown-reviews.ts';
import type { Site } from './site.ts';

export type Filling = Site & { origin: string; year: number; reviews: ShownReview[] };

const OPERATOR = /⟦operator\.(name|address|email)\|([^⟧]*)⟧/g;

/** A page of the public site with its blanks filled. Texts from people are escaped. */
export function fillPage(page: string, { operator, reviews, origin, year, isBillingOn }: Filling): string {
  const parts = replaceParts(page, BLANK.billing, (part) => (isBillingOn ? part : ''));
  const withoutReviews = replaceParts(parts, BLANK.contact, (part) => (operator.email === null ? '' : part))
    .replaceAll(BLANK.origin, escapeHtml(origin))
    .replaceAll(BLANK.year, String(year))
    .replaceAll(OPERATOR, (_, field: OperatorField, otherwise: string) => {
      const given = operator[field];
      return given === null ? otherwise : escapeHtml(given);
    });
  // reviews come last, so that no review's text is taken for a blank
  const shown = replaceParts(withoutReviews, BLANK.noReviews, (word) => (reviews.length > 0 ? '' : word));
  return replaceParts(shown, BLANK.reviews, (card) => reviews.map((review) => fillReview(card, review)).join(''));
}

function fillReview(card: string, { text, stars, author, about, isPractice }: ShownReview): string {
  const { whereStars, whereAbout, wherePractice, ...blank } = BLANK.review;
  const parts = new Map<string, string>([
    [blank.text, text],
    [blank.author, author],
    [blank.about, about],
    [blank.count, String(stars)],
    [blank.stars, '★'.repeat(stars ?? 0).padEnd(MAX_STARS, '☆')],
  ]);
  const shown: [Marks, boolean][] = [
    [whereStars, stars !== null],
    [whereAbout, about !== ''],
    [wherePractice, isPractice],
  ];
  return shown
    .reduce((left, [marks, isShown]) => replaceParts(left, marks, (part) => (isShown ? part : '')), card)
    .replaceAll(/⟦review\.\w+⟧/g, (mark) => escapeHtml(parts.get(mark) ?? ''));
}

type Marks = { begin: string; end: string };

function replaceParts(page: string, { begin, end }: Marks, part: (inner: string) => string): string {
  const [head = '', ...rest] = page.split(begin);
  const parts = rest.map((text) => {
    const [inner = '', after = ''] = text.split(end);
    return part(inner) + after;
  });
  return head + parts.join('');
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
