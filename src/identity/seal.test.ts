import { describe, expect, it } from 'vitest';
import { fc } from '#runtime/testing-properties.ts';
import { apiKeyOf, seal, unseal } from './seal.ts';

describe('seal', () => {
  it('decrypts only with the same key and context', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (plain, context) => {
        const sealed = seal('key', context, plain);
        expect(unseal('key', context, sealed)).toBe(plain);
        expect(() => unseal('other', context, sealed)).toThrow();
        expect(() => unseal('key', `${context}!`, sealed)).toThrow();
      }),
      { numRuns: 30 },
    );
  });

  it('notices any changed bit', () => {
    const sealed = seal('key', 'context', 'a secret');
    for (let index = 0; index < sealed.length; index++) {
      const changed = Buffer.from(sealed);
      changed[index]! ^= 1;
      expect(() => unseal('key', 'context', changed)).toThrow();
    }
  });
});

it('derives one API key from a secret key, without revealing it', () => {
  expect(apiKeyOf('secret')).toBe(apiKeyOf('secret'));
  expect(apiKeyOf('secret')).not.toBe(apiKeyOf('secret2'));
  expect(apiKeyOf('secret')).toMatch(/^tw-[\w-]{32}$/);
});
