// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { renderInApp } from '../../testing-render.tsx';
import { useReceipt } from './use-receipt.ts';

afterEach(cleanup);

function Draws({ given }: { given: Set<unknown> }) {
  const [times, setTimes] = useState(0);
  given.add(useReceipt().open);
  return (
    <button type="button" onClick={() => setTimes(times + 1)}>
      {times}
    </button>
  );
}

test('the function that opens a receipt stays the same between renders', () => {
  const given = new Set<unknown>();
  renderInApp(<Draws given={given} />);
  for (let times = 0; times < 3; times++) fireEvent.click(screen.getByText(String(times)));
  expect(screen.getByText('3')).toBeTruthy();
  expect(given.size).toBe(1);
});
