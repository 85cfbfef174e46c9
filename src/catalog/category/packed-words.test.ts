import { expect, it } from 'vitest';
import { fc } from '#runtime/testing-properties.ts';
import { packWords } from './packed-words.ts';

const Told = fc.constantFrom('one', 'another', null);

it('finds what a map finds, and nothing else', () => {
  const Text = fc.string({ unit: fc.constantFrom('a', 'b', ' ', 'é', 'ق', '😀'), maxLength: 5 });
  fc.assert(
    fc.property(fc.array(fc.tuple(Text, Told)), fc.array(Text), (pairs, others) => {
      const map = new Map(pairs);
      const packed = packWords(map);
      for (const text of [...map.keys(), ...others]) expect(packed.get(text)).toBe(map.get(text));
    }),
  );
});
