// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { type SubmitEvent, useState } from 'react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { renderInApp } from '../testing-render.tsx';
import { startTestTexts } from '../testing-texts.ts';
import { BusyButton, BusyIconButton } from './busy-button.tsx';

beforeAll(startTestTexts);
afterEach(cleanup);

const submitted = vi.fn();

function Form() {
  const [isBusy, setBusy] = useState(false);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    submitted();
    setBusy(true);
  };
  return (
    <form onSubmit={submit}>
      <BusyButton type="submit" isBusy={isBusy}>
        Save
      </BusyButton>
    </form>
  );
}

/** Browsers, but not the document of these tests, take the focus from a button that is `disabled`. */
function statesOf(button: HTMLButtonElement) {
  const told = (name: string) => button.getAttribute(name);
  return { disabled: button.disabled, 'aria-disabled': told('aria-disabled'), 'aria-busy': told('aria-busy') };
}

test('after a press the button keeps the focus, says that it works, and submits nothing more', () => {
  renderInApp(<Form />);
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Save' });
  button.focus();
  fireEvent.click(button);
  expect(button.contains(screen.getByRole('progressbar', { name: 'in progress' }))).toBe(true);
  expect(statesOf(button)).toEqual({ disabled: false, 'aria-disabled': 'true', 'aria-busy': 'true' });
  expect(document.activeElement).toBe(button);

  // the Enter key, on the button or in a field of its form, is a click too
  fireEvent.click(button);
  expect(submitted).toHaveBeenCalledOnce();
});

test('a disabled button can have the focus, but neither it nor what it lies in is pressed', () => {
  const [press, pressAround] = [vi.fn(), vi.fn()];
  renderInApp(
    // biome-ignore lint/a11y: stands for a row that can be pressed
    <div onClick={pressAround}>
      <BusyIconButton isBusy={false} disabled aria-label="Track" onClick={press}>
        +
      </BusyIconButton>
    </div>,
  );
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Track' });
  fireEvent.click(button);
  expect(statesOf(button)).toEqual({ disabled: false, 'aria-disabled': 'true', 'aria-busy': null });
  expect(press).not.toHaveBeenCalled();
  expect(pressAround).not.toHaveBeenCalled();
});

test('a spinner takes the place of an icon, beside the label', () => {
  renderInApp(
    <BusyButton isBusy startIcon={<i>icon</i>}>
      Export
    </BusyButton>,
  );
  const button = screen.getByRole('button');
  expect(screen.getByLabelText('in progress').closest('.MuiButton-startIcon')).not.toBeNull();
  expect(button.textContent).toBe('Export');
});
