// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import en from '../../locales/en/translation.json' with { type: 'json' };
import { renderInApp } from '../../testing-render.tsx';
import { startTestTexts } from '../../testing-texts.ts';
import { CompareChosen } from './compare-chosen.tsx';

beforeAll(startTestTexts);
afterEach(cleanup);

test('two to five items can be compared; for more, it says how many fit', () => {
  const links = (...ids: string[]) => {
    cleanup();
    renderInApp(<CompareChosen ids={ids} isOpen />);
    return screen.queryAllByRole('link').map((link) => link.getAttribute('href'));
  };
  expect(links('1')).toEqual([]);
  expect(links('1', '2-3')).toEqual(['/compare?of=1,2-3']);
  expect(links('1', '2', '3', '4', '5')).toHaveLength(1);
  expect(links('1', '2', '3', '4', '5', '6')).toEqual([]);
  expect(screen.getByText(en.compare.most)).toBeTruthy();
});
