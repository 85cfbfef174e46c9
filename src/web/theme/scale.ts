/**
 * The scale that every screen is drawn by. What is not in it is not used: a size, a gap or a colour written by hand
 * stands out. Colours: `palette.ts`, each by its part, never by its shade.
 */

/** In rem of 16 px; Arabic is set 6 % larger. Headings step by a fifth to a quarter, so that each level is seen. */
export const TYPE = {
  /** h1: the landing page's promise. */
  promise: 2.5,
  /** h2: its sections, and prices. */
  section: 2,
  /** h3: a page's title, and the figure at its head. */
  page: 1.5,
  /** h4: a dialog's title, a part of a page. */
  part: 1.25,
  /** h5: a card's title. */
  card: 1.0625,
  /** h6: a title within a card. */
  inCard: 0.9375,
  /** Running text: of documents, and of the application. */
  read: 1,
  text: 0.875,
  /** What explains: ranges, notes, heads of columns. */
  note: 0.75,
  /** Names of groups in the navigation. */
  label: 0.6875,
} as const;

/** A step of `sx`: 0.5 within a line, 1 between lines, 2 between cards, 3 between parts of a page. */
export const SPACE_PX = 8;

/** What can be pressed, what holds it, and what holds a part of a page. */
export const RADIUS_PX = { control: 8, chip: 6, card: 12 } as const;
