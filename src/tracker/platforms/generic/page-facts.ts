import { readHtml } from '../answer/read-html.ts';
import { htmlTextOf, languageOf, urlOf } from '../parse/text.ts';
import { saysByOption } from './by-option.ts';
import { lenientJson } from './lenient-json.ts';
import { listsInScript } from './lists-in-script.ts';
import { MicrodataReader } from './microdata.ts';
import { PrintedUnits } from './printed-units.ts';
import { type SchemaNode, schemaNodes } from './schema-nodes.ts';

/** What a page tells machines about its content. */
export type PageFacts = {
  url: string;
  /** An address on the same site; null if the page names none. */
  canonicalUrl: string | null;
  language: string | null;
  heading: string | null;
  /** The first value of each name, in lower case. */
  meta: ReadonlyMap<string, string>;
  /** Nodes of schema.org: JSON-LD before microdata. */
  nodes: SchemaNode[];
  /** Lists of variants that platforms print for their own scripts, by the name of the attribute. */
  variantLists: ReadonlyMap<string, unknown>;
  /** Units that it prints for people; null if none. */
  printedUnits: number | null;
  /** Whether it tells people that the price depends on what they choose. */
  isPricedByOption: boolean;
  /** The same page in other languages, as it says itself. */
  alternates: { language: string; url: string }[];
};

const MAX_BLOCKS = 50;
const MAX_BLOCK = 1024 * 1024;
const MAX_META = 200;
const MAX_ALTERNATES = 200;
/** Elements whose text nobody reads. */
const UNSEEN = new Set(['script', 'style', 'template', 'noscript']);
/** Of Squarespace and Tiendanube; of WooCommerce. */
const VARIANT_LISTS = ['data-variants', 'data-product_variations'];

export function pageFacts(html: string, url: string): PageFacts {
  const meta = new Map<string, string>();
  const variantLists = new Map<string, unknown>();
  const alternates: PageFacts['alternates'] = [];
  const blocks: string[] = [];
  const microdata = new MicrodataReader();
  const printed = new PrintedUnits();
  let canonical: string | null = null;
  let language: string | null = null;
  let heading = '';
  let headings = 0;
  let block: string | null = null;
  let script: string | null = null;
  let isPricedByOption = false;
  let unseen = 0;

  function openLink({ rel = '', href, hreflang }: Record<string, string>): void {
    if (/(^|\s)canonical(\s|$)/i.test(rel)) canonical ??= urlOf(href, url);
    const other = hreflang && /(^|\s)alternate(\s|$)/i.test(rel) ? urlOf(href, url) : null;
    if (other && hreflang && alternates.length < MAX_ALTERNATES) alternates.push({ language: hreflang, url: other });
  }

  function openMeta({ property, name, content }: Record<string, string>): void {
    const key = (property ?? name)?.toLowerCase();
    if (key && content && meta.size < MAX_META && !meta.has(key)) meta.set(key, content.slice(0, 5_000));
  }

  readHtml(html, () => ({
    onOpen(name, attributes) {
      microdata.open(name, attributes);
      printed.open(name, attributes);
      if (UNSEEN.has(name)) unseen++;
      if (name === 'html') language = languageOf(attributes.lang);
      else if (name === 'meta') openMeta(attributes);
      else if (name === 'link') openLink(attributes);
      else if (name === 'h1') headings++;
      else if (name === 'script' && /^application\/ld\+json\b/i.test(attributes.type?.trim() ?? '')) block = '';
      else if (name === 'script') script = '';
      for (const list of VARIANT_LISTS) {
        const given = attributes[list];
        if (given && !variantLists.has(list)) variantLists.set(list, lenientJson(given));
      }
    },
    onText(piece) {
      if (block !== null) {
        if (block.length < MAX_BLOCK) block += piece;
        return;
      }
      if (script !== null && script.length < MAX_BLOCK) script += piece;
      microdata.text(piece);
      if (unseen === 0) printed.text(piece);
      if (unseen === 0) isPricedByOption ||= saysByOption(piece);
      if (headings === 1 && heading.length < 1_000) heading += piece;
    },
    onClose(name) {
      microdata.close();
      printed.close(name);
      if (UNSEEN.has(name)) unseen--;
      if (name === 'h1') headings++;
      if (name === 'script' && script !== null) {
        for (const [list, text] of listsInScript(script)) variantLists.set(list, lenientJson(text));
        script = null;
      }
      if (block === null || name !== 'script') return;
      if (blocks.length < MAX_BLOCKS) blocks.push(block);
      block = null;
    },
  }));
  return {
    url,
    canonicalUrl: canonical,
    language,
    heading: htmlTextOf(heading, 500),
    meta,
    nodes: schemaNodes([...blocks.map(lenientJson), microdata.roots]),
    variantLists,
    printedUnits: printed.units,
    isPricedByOption,
    alternates,
  };
}
