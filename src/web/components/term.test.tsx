// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import en from '../locales/en/translation.json' with { type: 'json' };
import { renderInApp } from '../testing-render.tsx';
import { startTestTexts } from '../testing-texts.ts';
import { Explained, Term } from './term.tsx';

beforeAll(startTestTexts);
afterEach(cleanup);

test('pointing at a term shows its explanation', async () => {
  renderInApp(<Term of="range">Likely range</Term>);
  fireEvent.mouseOver(screen.getByRole('button', { name: 'Likely range' }));
  expect((await screen.findByRole('tooltip')).textContent).toBe(en.term.range);
});

test('an element without a term stays as it is', () => {
  renderInApp(
    <Explained by={undefined}>
      <button type="button">Price</button>
    </Explained>,
  );
  expect(screen.getByRole('button').getAttribute('title')).toBeNull();
});
