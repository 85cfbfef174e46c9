// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderInApp } from '../../testing-render.tsx';
import { DialogFrame } from './form-dialog.tsx';

afterEach(cleanup);

test('a window for a form stays after a click beside it, and closes by Escape', () => {
  const close = vi.fn();
  renderInApp(
    <DialogFrame isOpen onClose={close}>
      {(titleId) => <input aria-labelledby={titleId} defaultValue="typed" />}
    </DialogFrame>,
  );
  const beside = document.querySelector('.MuiDialog-container')!;
  fireEvent.mouseDown(beside);
  fireEvent.click(beside);
  expect(close).not.toHaveBeenCalled();
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  expect(close).toHaveBeenCalledOnce();
});
