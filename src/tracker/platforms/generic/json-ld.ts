import { Parser } from 'htmlparser2';
import { at, type JsonObject, listOf, objectOf } from '../read-json.ts';

const MOST_BLOCKS = 50;
const MOST_BLOCK = 1024 * 1024;
const MOST_DEPTH = 6;
const MOST_NODES = 2_000;

/** The JSON-LD nodes of a page, those in `@graph` and in lists among them. Blocks that do not parse are left out. */
export function jsonLdNodes(html: string): JsonObject[] {
  const nodes: JsonObject[] = [];
  for (const block of jsonLdBlocks(html)) collectNodes(parsed(block), nodes, 0);
  return nodes;
}

export function isOfType(node: unknown, ...types: string[]): boolean {
  const given = at(node, '@type');
  return (Array.isArray(given) ? given : [given]).some(
    (type) => typeof type === 'string' && types.includes(type.replace(/^https?:\/\/schema\.org\//, '')),
  );
}

function jsonLdBlocks(html: string): string[] {
  const blocks: string[] = [];
  let isInBlock = false;
  let text = '';
  const parser = new Parser({
    onopentag(name, attributes) {
      isInBlock = name === 'script' && /^application\/ld\+json\b/i.test(attributes.type?.trim() ?? '');
      text = '';
    },
    ontext(piece) {
      if (isInBlock && text.length < MOST_BLOCK) text += piece;
    },
    onclosetag(name) {
      if (name === 'script' && isInBlock && blocks.length < MOST_BLOCKS) blocks.push(text);
      isInBlock = false;
    },
  });
  parser.end(html);
  return blocks;
}

/** As given; else without line breaks in strings, trailing commas and comment marks, which many shops print. */
function parsed(block: string): unknown {
  const text = block.trim().replace(/^<!--|-->$/g, '');
  for (const attempt of [
    text,
    text
      .replace(/[\r\n\t]+/g, ' ')
      .replace(/,\s*([}\]])/g, '$1')
      .replace(/;\s*$/, ''),
  ]) {
    try {
      return JSON.parse(attempt);
    } catch {
      // the next attempt, or nothing
    }
  }
  return null;
}

function collectNodes(value: unknown, nodes: JsonObject[], depth: number): void {
  if (depth > MOST_DEPTH || nodes.length >= MOST_NODES) return;
  if (Array.isArray(value)) {
    for (const one of value) collectNodes(one, nodes, depth + 1);
    return;
  }
  const node = objectOf(value);
  if (!node) return;
  nodes.push(node);
  for (const key of ['@graph', 'mainEntity', 'itemListElement', 'item']) {
    const inner = at(node, key);
    if (typeof inner === 'object') collectNodes(inner, nodes, depth + 1);
  }
}

/** The products of a page: groups of variants, and single ones. */
export function productNodes(html: string): JsonObject[] {
  const nodes = jsonLdNodes(html);
  const groups = nodes.filter((node) => isOfType(node, 'ProductGroup'));
  if (groups.length > 0) return groups;
  return nodes.filter(
    (node) => isOfType(node, 'Product') && (at(node, 'offers') !== undefined || at(node, 'name') !== undefined),
  );
}

export function offersOf(node: unknown): readonly unknown[] {
  const given = at(node, 'offers');
  const offers = Array.isArray(given) ? given : given === undefined ? [] : [given];
  return offers.flatMap((offer) => {
    const inner = listOf(at(offer, 'offers'));
    return isOfType(offer, 'AggregateOffer') && inner.length > 0 ? inner : [offer];
  });
}
