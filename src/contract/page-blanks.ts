/**
 * Blanks of the application's document and of the prerendered pages, which the server fills. What stands
 * after the bar is shown where nothing is configured.
 */
export const BLANK = {
  /** Of the document, as JSON: what the deployment is like, and what is told ahead. */
  config: '"⟦config⟧"',
  told: '"⟦told⟧"',
  origin: '⟦origin⟧',
  year: '⟦year⟧',
  reviews: { begin: '⟦reviews⟧', end: '⟦/reviews⟧' },
  noReviews: { begin: '⟦no-reviews⟧', end: '⟦/no-reviews⟧' },
  /** What shows only where plans can be bought. */
  billing: { begin: '⟦billing⟧', end: '⟦/billing⟧' },
  /** What shows only where somebody can be written to. */
  contact: { begin: '⟦contact⟧', end: '⟦/contact⟧' },
  review: {
    text: '⟦review.text⟧',
    author: '⟦review.author⟧',
    about: '⟦review.about⟧',
    count: '⟦review.count⟧',
    /** A glyph for each of five. */
    stars: '⟦review.stars⟧',
    whereStars: { begin: '⟦review-stars⟧', end: '⟦/review-stars⟧' },
    whereAbout: { begin: '⟦review-about⟧', end: '⟦/review-about⟧' },
    wherePractice: { begin: '⟦review-practice⟧', end: '⟦/review-practice⟧' },
  },
} as const;

export type OperatorField = 'name' | 'address' | 'email';

export function operatorBlank(field: OperatorField, otherwise: string): string {
  return `⟦operator.${field}|${otherwise}⟧`;
}
