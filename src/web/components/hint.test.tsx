// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Hint } from './hint.tsx';

afterEach(cleanup);

test('it renders once until it is pointed at, and then shows its text', async () => {
  const draw = vi.fn();
  render(
    <Profiler id="hint" onRender={draw}>
      <Hint title="Language">
        <button type="button" aria-label="Language: English" />
      </Hint>
    </Profiler>,
  );
  expect(draw).toHaveBeenCalledOnce();
  fireEvent.mouseOver(screen.getByRole('button', { name: 'Language: English' }));
  expect((await screen.findByRole('tooltip')).textContent).toBe('Language');
});

test('it works with the keyboard too', async () => {
  render(
    <Hint title="Stores" describeChild>
      <button type="button">Open</button>
    </Hint>,
  );
  screen.getByRole('button', { name: 'Open' }).focus();
  expect((await screen.findByRole('tooltip')).textContent).toBe('Stores');
});

test("its child's own handlers still run", async () => {
  const did = vi.fn();
  render(
    <Hint title="Stores">
      <button
        type="button"
        onMouseOver={() => did('over')}
        onFocus={() => did('focus')}
        onTouchStart={() => did('touch')}
      >
        Open
      </button>
    </Hint>,
  );
  const button = screen.getByRole('button');
  fireEvent.touchStart(button);
  fireEvent.mouseOver(button);
  button.focus();
  expect(did.mock.calls.flat()).toEqual(['touch', 'over', 'focus']);
  expect((await screen.findByRole('tooltip')).textContent).toBe('Stores');
});
