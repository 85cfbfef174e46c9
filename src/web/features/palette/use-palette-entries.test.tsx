// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { renderInApp } from '../../testing-render.tsx';
import { startTestTexts } from '../../testing-texts.ts';
import { keyOfEntry } from './palette-entry.ts';
import { PaletteIcon } from './palette-icon.tsx';
import { usePaletteEntries } from './use-palette-entries.ts';

beforeAll(startTestTexts);
afterEach(cleanup);

function Found({ search }: { search: string }) {
  return usePaletteEntries(search).entries.map((entry) => (
    <p key={keyOfEntry(entry)}>{`${entry.label} ${entry.path}`}</p>
  ));
}

function Entries() {
  return usePaletteEntries('').entries.map((entry) => <PaletteIcon key={keyOfEntry(entry)} entry={entry} />);
}

test('no two pages have the same icon', () => {
  renderInApp(<Entries />);
  const icons = [...document.querySelectorAll('svg path')].map((path) => path.outerHTML);
  expect(icons.length).toBeGreaterThan(8);
  expect(new Set(icons).size).toBe(icons.length);
});

test.each([
  ['currency', '/profile#figures'],
  ['time zone', '/profile#figures'],
  ['password', '/profile#password'],
])('“%s” finds the part of the profile where it is set', (search, path) => {
  renderInApp(<Found search={search} />);
  expect(screen.getByText(new RegExp(`${path}$`))).toBeTruthy();
});
