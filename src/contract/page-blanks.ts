/**
 * The blanks of the application's document and of the prerendered pages, which the server fills. The text after a bar
 * is shown if nothing is configured.
 */
export const BLANK = {
  /** In the document, as JSON: the deployment's config, and the page's initial data. */
  config: '"⟦config⟧"',
  initialData: '"⟦initialData⟧"',
  origin: '⟦origin⟧',
  year: '⟦year⟧',
  reviews: { begin: '⟦reviews⟧', end: '⟦/reviews⟧' },
  noReviews: { begin: '⟦no-reviews⟧', end: '⟦/no-reviews⟧' },
  /** Shown only where plans can be bought. */
  billing: { begin: '⟦billing⟧', end: '⟦/billing⟧' },
  /** Shown only where there is somebody to write to. */
  contact: { begin: '⟦contact⟧', end: '⟦/contact⟧' },
  review: {
    text: '⟦review.text⟧',
    author: '⟦review.author⟧',
    about: '⟦review.about⟧',
    count: '⟦review.count⟧',
    /** A glyph for each of five stars. */
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
