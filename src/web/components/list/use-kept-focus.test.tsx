// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { useKeptFocus } from './use-kept-focus.ts';

afterEach(cleanup);

function Names() {
  const [names, setNames] = useState(['tea', 'mug']);
  const around = useKeptFocus<HTMLElement>(names.length);
  return (
    <section ref={around} tabIndex={-1} aria-label="names">
      {names.map((name) => (
        <button key={name} type="button" onClick={() => setNames(names.filter((other) => other !== name))}>
          {name}
        </button>
      ))}
    </section>
  );
}

test('the focus stays near an item that is removed by its own button', () => {
  render(<Names />);
  const tea = screen.getByRole('button', { name: 'tea' });
  act(() => tea.focus());
  fireEvent.click(tea);
  // browsers give it to the body, and so does happy-dom
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'names' }));
});

test('a focus that is elsewhere is left there', () => {
  render(<Names />);
  const mug = screen.getByRole('button', { name: 'mug' });
  act(() => mug.focus());
  fireEvent.click(screen.getByRole('button', { name: 'tea' }));
  expect(document.activeElement).toBe(mug);
});
