import { at } from '../answer/read-json.ts';
import { idOf } from '../parse/text.ts';

/** The `uid` of a product. If a shop only knows its number, that is encoded in the same way: the id stays when it updates. */
export function uidOf(item: unknown): string | null {
  const given = at(item, 'uid');
  const id = idOf(given);
  return id !== null && typeof given === 'number' ? Buffer.from(id).toString('base64') : id;
}
