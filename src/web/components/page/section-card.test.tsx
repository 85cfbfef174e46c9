// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { renderInApp } from '../../testing-render.tsx';
import { startTestTexts } from '../../testing-texts.ts';
import { SectionCard } from './section-card.tsx';

beforeAll(startTestTexts);
afterEach(cleanup);

test('the section of the address is scrolled to, and no other', () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  renderInApp(
    <>
      <SectionCard title="Password" anchor="password">
        …
      </SectionCard>
      <SectionCard title="Figures" anchor="figures">
        …
      </SectionCard>
    </>,
    { address: '/profile#figures' },
  );
  expect(scroll.mock.instances).toEqual([screen.getByRole('region', { name: 'Figures' })]);
  scroll.mockRestore();
});
