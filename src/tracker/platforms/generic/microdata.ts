import type { JsonObject } from '../answer/read-json.ts';

type Node = Record<string, unknown>;
type Frame = { item: Node | null; properties: string[]; owner: Node | null; text: string | null };
type Attributes = Record<string, string>;

const MAX_ITEMS = 1_000;
const MAX_TEXT = 5_000;
/** The depth of properties within properties; a page for people has no more. */
const MAX_GATHERING = 20;

/** Properties whose value is an address, wherever they are. */
const ADDRESSES = new Set([
  'url',
  'image',
  'availability',
  'itemCondition',
  'sameAs',
  'logo',
  'item',
  'mainEntityOfPage',
]);

/**
 * Reads microdata (`itemprop`) and RDFa Lite (`property`) of a page into nodes in the shape of JSON-LD. Fed by an HTML
 * parser, whose opening and closing tags must balance.
 */
export class MicrodataReader {
  readonly roots: JsonObject[] = [];
  readonly #stack: Frame[] = [];
  readonly #items: Node[] = [];
  /** The frames of the stack that gather text now. */
  readonly #gathering: Frame[] = [];
  #count = 0;

  open(name: string, attributes: Attributes): void {
    const owner = this.#items.at(-1) ?? null;
    const types = typesOf(attributes);
    const properties = propertiesOf(attributes, owner !== null);
    const frame: Frame = { item: null, properties, owner, text: null };
    this.#stack.push(frame);
    if (types !== null && this.#count < MAX_ITEMS) {
      this.#count++;
      frame.item = Object.create(null) as Node;
      frame.item['@type'] = types;
      this.#items.push(frame.item);
      if (properties.length === 0 || owner === null) this.roots.push(frame.item);
      else add(owner, properties, frame.item);
    } else if (properties.length > 0 && owner !== null) {
      const value = attributeValue(name, attributes, properties);
      if (value !== null) add(owner, properties, value);
      else if (this.#gathering.length < MAX_GATHERING) {
        frame.text = '';
        this.#gathering.push(frame);
      }
    }
  }

  text(piece: string): void {
    for (const frame of this.#gathering) {
      if (frame.text !== null && frame.text.length < MAX_TEXT) frame.text += piece;
    }
  }

  close(): void {
    const frame = this.#stack.pop();
    if (!frame) return;
    if (frame.item) this.#items.pop();
    if (frame.text === null) return;
    this.#gathering.pop();
    if (frame.owner) add(frame.owner, frame.properties, frame.text.trim());
  }
}

function typesOf(attributes: Attributes): string[] | null {
  if (attributes.itemscope !== undefined) return words(attributes.itemtype);
  const given = words(attributes.typeof).map((type) => type.replace(/^schema:/, ''));
  return given.length > 0 && given.some((type) => /^[A-Z]|schema\.org/.test(type)) ? given : null;
}

/** `og:title` and the like are names of `property`, but not of schema.org. */
function propertiesOf(attributes: Attributes, isInItem: boolean): string[] {
  if (attributes.itemprop !== undefined) return words(attributes.itemprop);
  if (!isInItem) return [];
  return words(attributes.property)
    .map((name) => name.replace(/^schema:/, ''))
    .filter((name) => !name.includes(':'));
}

function attributeValue(name: string, attributes: Attributes, properties: string[]): string | null {
  if (attributes.content !== undefined) return attributes.content;
  const { href, src, datetime, value } = attributes;
  const isAddress = properties.some((property) => ADDRESSES.has(property));
  if (name === 'link') return href ?? '';
  if (name === 'meta') return '';
  if ((name === 'a' || name === 'area') && isAddress) return href ?? '';
  if (/^(img|audio|video|source|iframe|embed|track)$/.test(name)) return src ?? attributes['data-src'] ?? '';
  if (name === 'object') return attributes.data ?? '';
  if (name === 'time' && datetime !== undefined) return datetime;
  if ((name === 'data' || name === 'meter' || name === 'input') && value !== undefined) return value;
  return null;
}

function add(owner: Node, properties: string[], value: unknown): void {
  if (value === '') return;
  for (const property of properties) {
    const known = owner[property];
    if (known === undefined) owner[property] = value;
    else if (Array.isArray(known)) known.push(value);
    else owner[property] = [known, value];
  }
}

function words(text: string | undefined): string[] {
  return (text ?? '').split(/\s+/).filter((word) => word !== '');
}
