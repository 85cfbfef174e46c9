// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import en from '../../locales/en/translation.json' with { type: 'json' };
import { renderInApp } from '../../testing-render.tsx';
import { startTestTexts } from '../../testing-texts.ts';
import { usePaletteActions } from './use-palette-actions.ts';

beforeAll(startTestTexts);
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

function Actions({ search }: { search: string }) {
  const actions = usePaletteActions(search);
  return actions.map(({ id, label, path }) => <p key={id}>{`${label} ${path ?? ''}`}</p>);
}

test('another period takes the place of days that were chosen', () => {
  renderInApp(<Actions search="30" />, { address: '/overview?from=2026-11-03&to=2026-11-09' });
  expect(screen.getByText(/\/overview\?dateRange=LAST_30_DAYS$/)).toBeTruthy();
});

test('a chart is offered as a file where there is no list', () => {
  document.body.innerHTML = `<main><button data-export aria-label="${en.export.chart}"></button></main>`;
  renderInApp(<Actions search="" />, { address: '/overview' });
  expect(screen.getByText(en.export.chart)).toBeTruthy();
});

test('of a chart and a list beside it, the chart is offered as a file', () => {
  const button = (mark: string, label: string) => `<button data-export="${mark}" aria-label="${label}"></button>`;
  document.body.innerHTML = `<main>${button('part', en.export.list)}${button('', en.export.chart)}</main>`;
  renderInApp(<Actions search="" />, { address: '/overview' });
  expect(screen.getByText(en.export.chart)).toBeTruthy();
  expect(screen.queryByText(en.export.list)).toBeNull();
});

test('an address is offered to be tracked, and nothing else', () => {
  renderInApp(<Actions search="shop.example.com" />);
  expect(screen.getAllByText(/./).map(({ textContent }) => textContent?.trim())).toEqual(['Track shop.example.com']);
});
