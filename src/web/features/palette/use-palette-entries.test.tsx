// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { renderInApp } from '../../testing-render.tsx';
import { startTestTexts } from '../../testing-texts.ts';
import { keyOfEntry } from './palette-entry.ts';
import { PaletteIcon } from './palette-icon.tsx';
import { usePaletteEntries } from './use-palette-entries.ts';

beforeAll(startTestTexts);
afterEach(cleanup);

function Entries() {
  return usePaletteEntries('').entries.map((entry) => <PaletteIcon key={keyOfEntry(entry)} entry={entry} />);
}

test('no two pages have the same icon', () => {
  renderInApp(<Entries />);
  const icons = [...document.querySelectorAll('svg path')].map((path) => path.outerHTML);
  expect(icons.length).toBeGreaterThan(8);
  expect(new Set(icons).size).toBe(icons.length);
});
