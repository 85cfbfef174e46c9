/**
 * The scale of all screens. Values outside it are not used: a size, gap or colour written by hand stands out. Colours
 * are in `palette.ts`, named by their role, never by their shade.
 */

/** In rem of 16 px; Arabic is set 6 % larger. Headings grow by a fifth to a quarter, so that each level is visible. */
export const TYPE = {
  /** h1: the landing page's headline. */
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
  /** Running text: in documents, and in the application. */
  read: 1,
  text: 0.875,
  /** Explanatory text: ranges, notes, column heads. */
  note: 0.75,
  /** Names of groups in the navigation. */
  label: 0.6875,
} as const;

/** A step of `sx`: 0.5 within a line, 1 between lines, 2 between cards, 3 between parts of a page. */
export const SPACE_PX = 8;

/** The radius of controls, of chips, and of cards. */
export const RADIUS_PX = { control: 8, chip: 6, card: 12 } as const;
