// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { renderInApp } from '../../testing-render.tsx';
import { startTestTexts } from '../../testing-texts.ts';
import { PriceChart } from './price-chart.tsx';

beforeAll(startTestTexts);
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const day = (date: number) => Date.UTC(2026, 2, date);

test('has ticks on both axes, and shows the price under the pointer', () => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ left: 100, width: 300 } as DOMRect);
  const bands = [
    { at: day(1), low: null, high: null },
    { at: day(11), low: 10, high: 10 },
    { at: day(21), low: 8, high: 20 },
  ];
  const price = (low: number, high: number) => `${low}-${high}`;
  const { container } = renderInApp(
    <PriceChart
      bands={bands}
      fromMs={day(1)}
      toMs={day(31)}
      top={20}
      amount={(amount) => `€${amount}`}
      price={price}
    />,
  );
  for (const tick of ['€20', '€10', '€0', 'Mar 1, 2026', 'Mar 11, 2026', 'Mar 21, 2026', 'Mar 31, 2026'])
    expect(screen.getByText(tick)).toBeTruthy();
  const plot = container.querySelector('svg')!.parentElement!;
  const told = (clientX: number) => {
    fireEvent.pointerMove(plot, { clientX });
    return container.querySelector('p')!.textContent;
  };
  expect(told(350)).toBe('Mar 26, 2026: 8-20');
  expect(told(210)).toBe('Mar 12, 2026: 10-10');
  expect(told(110)).toBe('Mar 2, 2026: no price known');
  fireEvent.pointerLeave(plot);
  expect(container.querySelector('p')!.textContent).toBe('');
});
