import { describe, expect, it } from 'vitest';
import { COLOR_PRESETS, CONTRASTS } from '../settings/settings.ts';
import { STALE } from './components.ts';
import { NEUTRALS, PRESET_FILLS, paletteOf } from './palette.ts';

const SCHEMES = ['light', 'dark'] as const;

function luminance(hex: string): number {
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

/** The visible colour of `share` of a colour over a ground. */
function blend(ground: string, color: string, share: number): string {
  const channel = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  const blended = [1, 3, 5].map((at) => Math.round(channel(ground, at) * (1 - share) + channel(color, at) * share));
  return `#${blended.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** A colour as `filter: grayscale(1)` shows it. */
function grey(hex: string): string {
  const channel = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  const value = Math.round(0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5));
  return `#${value.toString(16).padStart(2, '0').repeat(3)}`;
}

function contrast(first: string, second: string): number {
  const [dark = 0, light = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

describe.each(SCHEMES)('in the %s scheme', (scheme) => {
  describe.each(CONTRASTS)('with %s contrast', (level) => {
    const { page, surface, raised, sunken, text, muted, outline } = NEUTRALS[scheme][level];
    const grounds = [page, surface, raised, sunken];

    it('text and muted text have 4.5:1 on every surface', () => {
      for (const ground of grounds) {
        expect(contrast(text, ground)).toBeGreaterThanOrEqual(7);
        expect(contrast(muted, ground)).toBeGreaterThanOrEqual(4.5);
      }
    });

    it('outlines stand out at 3:1', () => {
      for (const ground of grounds)
        expect(contrast(outline, ground)).toBeGreaterThanOrEqual(level === 'high' ? 4.5 : 3);
    });

    it.each(COLOR_PRESETS)('%s and the state colours are readable as text and behind text', (preset) => {
      const { main, contrastText } = PRESET_FILLS[scheme][preset];
      expect(contrast(main, contrastText)).toBeGreaterThanOrEqual(4.5);
      const { success, warning, error, info } = paletteOf(scheme, preset, level) as Record<
        string,
        { main: string; contrastText: string }
      >;
      for (const color of [{ main, contrastText }, success, warning, error, info]) {
        expect(contrast(color!.main, color!.contrastText)).toBeGreaterThanOrEqual(4.5);
        for (const ground of grounds) expect(contrast(color!.main, ground)).toBeGreaterThanOrEqual(4.5);
      }
    });

    it.each(COLOR_PRESETS)('figures that are being replaced are still readable, in %s', (preset) => {
      const { success, error } = paletteOf(scheme, preset, level) as Record<'success' | 'error', { main: string }>;
      const stale = (color: string) => blend(page, grey(color), STALE.opacity);
      for (const color of [text, muted, PRESET_FILLS[scheme][preset].main, success.main, error.main])
        for (const ground of [surface, sunken])
          expect(contrast(stale(color), stale(ground))).toBeGreaterThanOrEqual(4.5);
    });

    it.each(COLOR_PRESETS)('text is readable on a chosen and hovered row, in %s', (preset) => {
      const { primary, success, warning, error, action } = paletteOf(scheme, preset, level) as Record<
        'primary' | 'success' | 'warning' | 'error',
        { main: string }
      > & { action: { selectedOpacity: number; hoverOpacity: number } };
      const ground = blend(surface, primary.main, action.selectedOpacity + action.hoverOpacity);
      for (const color of [text, muted, primary.main, success.main, warning.main, error.main])
        expect(contrast(color, ground)).toBeGreaterThanOrEqual(4.5);
    });

    it('chart series stand out at 3:1', () => {
      for (const preset of COLOR_PRESETS) {
        const { chart } = paletteOf(scheme, preset, level);
        for (const series of [
          chart!.series1,
          chart!.series2,
          chart!.series3,
          chart!.series4,
          chart!.series5,
          chart!.series6,
          chart!.previous,
        ]) {
          expect(contrast(series, surface)).toBeGreaterThanOrEqual(3);
        }
      }
    });
  });
});
