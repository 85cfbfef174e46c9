import { createInstance } from 'i18next';
import { describe, expect, it } from 'vitest';
import type { Change } from '#contract/estimate/estimate.ts';
import { fc } from '#runtime/testing-properties.ts';
import { formattersFor } from '../../format/formatters.ts';
import ar from '../../locales/ar/translation.json' with { type: 'json' };
import en from '../../locales/en/translation.json' with { type: 'json' };
import fr from '../../locales/fr/translation.json' with { type: 'json' };
import type { ShownChange } from './change.ts';
import { changeInWords, changeText } from './change-text.ts';

const i18n = createInstance();
await i18n.init({
  resources: { en: { translation: en }, fr: { translation: fr }, ar: { translation: ar } },
  interpolation: { escapeValue: false },
});
const bare = (text: string | null) => text?.replace(/[\u2066\u2069]/g, '').replace(/[\u00a0\u202f]/g, ' ');
const LOCALES = { en: 'en', fr: 'fr', ar: 'ar-u-nu-latn-ca-gregory' };

function say(language: keyof typeof LOCALES, shown: ShownChange) {
  const told = changeText(shown, i18n.getFixedT(language), formattersFor(LOCALES[language], 'UTC'));
  return [bare(told.figure), bare(told.range)];
}

const number = (ratio: number, low: number, high: number | null): ShownChange => ({
  ...{ kind: 'number', ratio, low, high },
  isSure: low > 1 || (high !== null && high < 1),
});

describe('changeText', () => {
  it('is a number with its sign and its range', () => {
    expect(say('en', number(1.04, 0.88, 1.22))).toEqual(['+4%', '−12 … +22']);
    expect(say('en', number(0.5, 0.404, 0.596))).toEqual(['−50%', '−60 … −40']);
    expect(say('en', number(1, 0.9, 1.1))).toEqual(['0%', '−10 … +10']);
    expect(say('en', number(1.006, 0.9, 1.12))).toEqual(['+1%', '−10 … +12']);
    expect(say('fr', number(1.04, 0.88, 1.22))[0]).toMatch(/^\+4 %$/);
  });

  it('is a factor if it is large', () => {
    expect(say('en', number(20, 9.24, 45.1))).toEqual(['×20', '×9 … ×46']);
    expect(say('en', number(20, 9.24, null))).toEqual(['×20', '×9.2 or more']);
    expect(say('en', number(12, 1.97, 40))).toEqual(['×12', '×1.9 … ×40.0']);
    expect(say('en', number(12, 0.64, 40))).toEqual(['×12', '×0.6 … ×40.0']);
  });

  it('never rounds an end of a sure change to no change', () => {
    expect(say('en', number(1.08, 1.0007, 1.18))).toEqual(['+8%', '+0.07 … +18']);
    expect(say('en', number(1.05, 1.0032, 1.1))).toEqual(['+5%', '+0.3 … +10']);
    expect(say('en', number(1.0031, 1.0004, 1.0552))).toEqual(['+0.3%', '+0.04 … +6']);
    expect(say('en', number(1.004, 1.0004, 1.008))).toEqual(['+0.4%', '+0.04 … +0.8']);
    expect(say('en', number(0.97, 0.94, 0.9996))).toEqual(['−3%', '−6 … −0.04']);
    expect(say('en', number(3, 1.004, null))).toEqual(['+200%', '+0.4 or more']);
    expect(say('en', number(20, 1.04, 45.1))).toEqual(['×20', '×1.04 … ×45.1']);
    expect(say('en', number(20, 1.04, null))).toEqual(['×20', '×1.04 or more']);
    expect(say('fr', number(1.05, 1.0032, 1.1))[1]).toBe('+0,3 … +10');
  });

  it('rounds an end of an unsure change to 0', () => {
    expect(say('en', number(1.03, 0.9996, 1.06))).toEqual(['+3%', '−1 … +6']);
    expect(say('en', number(1.03, 1, 1.06))).toEqual(['+3%', '0 … +6']);
  });

  it('writes no end of a sure change as none, in every language', () => {
    const size = fc.double({ min: 0.0001, max: 0.3, noNaN: true });
    fc.assert(
      fc.property(size, size, fc.constantFrom(1, -1), fc.constantFrom('en', 'fr', 'ar'), (a, b, sign, language) => {
        const [low, high] = [1 + sign * a, 1 + sign * b].toSorted((one, other) => one - other) as [number, number];
        for (const end of say(language, number((low + high) / 2, low, high))[1]!.split(' … ')) {
          expect(end).toMatch(sign > 0 ? /\+/ : /−/);
          expect(end).toMatch(/[1-9]/);
        }
      }),
    );
  });

  it('gives both ends the same digits after the decimal sign unless one is close to no change, in every language', () => {
    // many are close to no change, and many are factors
    const end = fc.oneof(fc.integer({ min: 9_500, max: 10_500 }), fc.integer({ min: 0, max: 600_000 }));
    const of = (size: number) => size / 10_000;
    fc.assert(
      fc.property(end.map(of), end.map(of), end.map(of), fc.constantFrom('en', 'fr', 'ar'), (a, b, c, language) => {
        const [low, ratio, high] = [a, b, c].toSorted((one, other) => one - other) as [number, number, number];
        const isClose = (end: number) => Math.abs(end - 1) < (ratio >= 10 ? 0.1 : 0.01);
        if ((low > 1 && isClose(low)) || (high < 1 && isClose(high))) return;
        const ends = say(language, number(ratio, low, high))[1]!.split(' … ');
        const [from, to] = ends.map(
          (text) => /[.,](\d+)$/.exec(text.replaceAll(/[^\d.,]|,(?=\d{3})/g, ''))?.[1]?.length,
        );
        expect(from).toBe(to);
      }),
    );
  });

  it('says so if it has no upper end, and if there was nothing before', () => {
    expect(say('en', number(3, 0.88, null))).toEqual(['+200%', '−12 or more']);
    for (const language of ['en', 'fr', 'ar'] as const) {
      expect(say(language, { kind: 'new', isSure: true })).toEqual([expect.stringMatching(/^\p{L}+$/u), undefined]);
    }
    expect(say('en', { kind: 'unknown' })).toEqual(['', undefined]);
  });

  it("keeps the change's sign in its range, and the change within it", () => {
    const ends = fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.double({ min: 0.001, max: 3, noNaN: true }));
    fc.assert(
      fc.property(ends, ([low, width]) => {
        const shown: Change & { kind: 'number' } = {
          kind: 'number',
          ratio: low + width / 2,
          low,
          high: low + width,
          isSure: false,
        };
        const [figure, range] = say('en', shown);
        const [from, to] = range!.split(' … ').map((end) => amountOf(end));
        const middle = amountOf(figure!);
        expect(from).toBeLessThanOrEqual(middle);
        expect(to).toBeGreaterThanOrEqual(middle);
        expect(from).toBeLessThanOrEqual((low - 1) * 100 + 1e-6);
        expect(to).toBeGreaterThanOrEqual((low + width - 1) * 100 - 1e-6);
      }),
    );
  });

  it('says in words whether it is sure, in every language', () => {
    for (const language of ['en', 'fr', 'ar'] as const) {
      const [sure, unsure] = [number(1.5, 1.2, 1.9), number(1.5, 0.9, 2.1)].map((shown) =>
        changeInWords(shown, i18n.getFixedT(language), formattersFor(LOCALES[language], 'UTC')),
      );
      expect(sure).toMatch(/50.*20.*90/);
      expect(unsure).toMatch(/50.*−10.*110/);
      expect(sure!.replace(/.*\)/, '')).not.toBe(unsure!.replace(/.*\)/, ''));
    }
  });
});

function amountOf(written: string): number {
  return Number(written.replaceAll(/[%,]/g, '').replace('−', '-'));
}
