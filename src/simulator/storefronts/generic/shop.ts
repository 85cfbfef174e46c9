import type { World } from '../../world/world.ts';

/** Platforms that print units. */
export type PrintedMarks = 'tiendanube' | 'cafe24' | 'zid' | 'salla' | 'opencart';

/** What a shop of plain pages says about itself, and how much it shows. */
export type GenericShop = {
  world: World;
  name: string;
  country: string;
  language: string;
  /**
   * How product pages describe their content to machines. Besides JSON-LD, Tiendanube, Cafe24 and Zid print a list of
   * variants, and Salla and OpenCart print units for people.
   */
  marks: 'json-ld' | 'microdata' | 'open-graph' | PrintedMarks;
  /** What `<lastmod>` shows: every write, including sales; edits only; the time of the answer; nothing. */
  lastmod: 'writes' | 'edits' | 'rendering' | 'none';
  /** Whether pages print how many units there are. */
  showsStock: boolean;
  /** The most products in one sitemap. */
  sitemapSize: number;
  /** Whether product sitemaps are gzipped files. */
  isSitemapZipped: boolean;
};
