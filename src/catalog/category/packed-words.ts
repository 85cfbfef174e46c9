/** The meaning of phrases. `undefined`: the text is no phrase and begins none; null: it only begins a longer one. */
export type PackedWords<Value> = { get(text: string): Value | null | undefined };

/**
 * Holds half a million phrases in half of a map's memory, outside the reach of the garbage collector. Their letters are
 * in one array, and tables of numbers find a phrase by its hash.
 */
export function packWords<Value>(phrases: ReadonlyMap<string, Value | null>): PackedWords<Value> {
  const values: (Value | null)[] = [...new Set(phrases.values())];
  const places = new Map(values.map((one, place) => [one, place]));
  const length = phrases.keys().reduce((sum, text) => sum + text.length, 0);
  const letters = new Uint16Array(length);
  const starts = new Uint32Array(phrases.size + 1);
  const tells = new Uint16Array(phrases.size);
  const mask = 2 ** Math.ceil(Math.log2(phrases.size * 1.5 + 1)) - 1;
  /** The index of a phrase plus one; 0 for an empty slot. */
  const slots = new Uint32Array(mask + 1);
  let number = 0;
  for (const [text, tell] of phrases) {
    const start = starts[number]!;
    for (let place = 0; place < text.length; place++) letters[start + place] = text.charCodeAt(place);
    starts[number + 1] = start + text.length;
    tells[number] = places.get(tell)!;
    number += 1;
    let slot = hashOf(text) & mask;
    while (slots[slot] !== 0) slot = (slot + 1) & mask;
    slots[slot] = number;
  }
  const isAt = (text: string, start: number): boolean => {
    for (let place = 0; place < text.length; place++) {
      if (letters[start + place] !== text.charCodeAt(place)) return false;
    }
    return true;
  };
  return {
    get(text) {
      for (let slot = hashOf(text) & mask; ; slot = (slot + 1) & mask) {
        const found = slots[slot]! - 1;
        if (found < 0) return undefined;
        const start = starts[found]!;
        if (starts[found + 1]! - start === text.length && isAt(text, start)) return values[tells[found]!]!;
      }
    },
  };
}

/** FNV-1a over UTF-16. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let place = 0; place < text.length; place++) hash = Math.imul(hash ^ text.charCodeAt(place), 0x01000193);
  return (hash ^ (hash >>> 15)) >>> 0;
}
