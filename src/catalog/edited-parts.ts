import { decodeHTMLStrict } from 'entities';
import { sql } from 'kysely';
import type { FactsTransaction } from '#database/connect.ts';

/** The texts of a product of which edits are stored field by field. */
type Texts = {
  title: string;
  url: string;
  imageUrl: string | null;
  vendor: string | null;
  productType: string | null;
  labels: string[] | null;
};
type Details = Record<string, unknown> | null;
type Edit = { externalId: string | null; kind: string; before: Details; after: Details };

const PARTS = ['title', 'url', 'imageUrl', 'vendor', 'productType', 'labels'] as const;
/** Long enough to recognize a text. Addresses are stored whole or not at all. */
const LONGEST_TEXT = 200;
const LONGEST_NAME = 80;
const LONGEST_ADDRESS = 2_000;
const MAX_LABELS = 20;
const MAX_NAMES = 20;
/** What a text contains that was decoded in the wrong way. */
const MISREAD = '\ufffd';

/**
 * Reduces edits to what they changed. Each edit's `after` has the whole product, and the catalogue knows it as it was
 * before the first edit, so call this before the catalogue is updated. Texts that had been decoded in the wrong way are
 * not edits, and many of them are no bulk edit.
 */
export async function withEditedParts<Event extends Edit>(
  trx: FactsTransaction,
  storeId: number,
  events: readonly Event[],
): Promise<Event[]> {
  const edited = events.flatMap(({ kind, externalId }) => (kind === 'edited' ? [externalId!] : []));
  if (edited.length === 0) return [...events];
  const { rows } = await sql<Texts & { externalId: string }>`
    select external_id as "externalId", title, url, image_url as "imageUrl", vendor, product_type as "productType", labels
    from product where store_id = ${storeId} and external_id = any(${edited}::text[])`.execute(trx);
  const known = new Map<string, Texts>(rows.map((row) => [row.externalId, row]));
  let readAnew = 0;
  const reduced = events.flatMap((event) => {
    if (event.kind !== 'edited') return [event];
    const { title, url, imageUrl, vendor, productType, labels, ...rest } = event.after as Texts & { names?: string[] };
    const now = { title, url, imageUrl, vendor, productType, labels };
    const was = known.get(event.externalId!);
    known.set(event.externalId!, { ...now, labels: labels ?? was?.labels ?? null });
    const [before, after] = was ? changedParts(was, now) : [{}, {}];
    const edit = {
      ...event,
      before: orNone({ ...bounded(event.before as { names?: string[] } | null), ...before }),
      after: orNone({ ...bounded(rest), ...after }),
    };
    if (!isReadAnew(edit.before, edit.after)) return [edit];
    readAnew++;
    return [];
  });
  return readAnew > edited.length / 2 ? reduced.filter(({ kind }) => kind !== 'bulk_edit') : reduced;
}

/** Whether the texts only differ because they had been decoded in the wrong way; the length then differs too. */
function isReadAnew(before: Details, after: Details): boolean {
  const { length: _, ...was } = before ?? {};
  const { length: __, ...is } = after ?? {};
  const parts = Object.entries(was);
  const isMore = Object.keys(is).some((part) => !Object.hasOwn(was, part));
  return parts.length > 0 && !isMore && parts.every(([part, texts]) => listed(texts).every(isAnewIn(listed(is[part]))));
}

function isAnewIn(now: readonly unknown[]): (text: unknown) => boolean {
  return (text) => {
    if (typeof text !== 'string') return false;
    const decoded = decodeHTMLStrict(text);
    return text.includes(MISREAD) || (decoded !== text && now.includes(decoded));
  };
}

function listed(texts: unknown): readonly unknown[] {
  return Array.isArray(texts) ? texts : [texts];
}

function changedParts(was: Texts, is: Texts): [Record<string, unknown>, Record<string, unknown>] {
  const [before, after]: [Record<string, unknown>, Record<string, unknown>] = [{}, {}];
  for (const part of PARTS) {
    if (part === 'labels') {
      const [left, added] = [missingFrom(was.labels, is.labels), missingFrom(is.labels, was.labels)];
      if (left.length > 0) before.labels = left;
      if (added.length > 0) after.labels = added;
    } else if (was[part] !== is[part]) {
      const isAddress = part === 'url' || part === 'imageUrl';
      const keep = isAddress ? wholeAddress : (text: string | null) => shortened(text);
      before[part] = keep(was[part]);
      after[part] = keep(is[part]);
    }
  }
  return [before, after];
}

/** The labels of the first that the second lacks; none if one of them was not read. */
function missingFrom(from: readonly string[] | null, to: readonly string[] | null): string[] {
  if (from === null || to === null) return [];
  const there = new Set(to);
  return from
    .filter((label) => !there.has(label))
    .slice(0, MAX_LABELS)
    .map((label) => shortened(label, LONGEST_NAME)!);
}

function bounded(details: ({ names?: string[] } & Record<string, unknown>) | null): Record<string, unknown> {
  if (!details?.names) return details ?? {};
  return { ...details, names: details.names.slice(0, MAX_NAMES).map((name) => shortened(name, LONGEST_NAME)!) };
}

function shortened(text: string | null, longest = LONGEST_TEXT): string | null {
  if (text === null || text.length <= longest) return text;
  return `${text.slice(0, longest - 1).toWellFormed()}…`;
}

function wholeAddress(address: string | null): string | null {
  return address !== null && address.length <= LONGEST_ADDRESS ? address : null;
}

function orNone(details: Record<string, unknown>): Details {
  return Object.keys(details).length > 0 ? details : null;
}
