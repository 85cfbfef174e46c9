// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { renderInApp } from '../../testing-render.tsx';
import { startTestTexts } from '../../testing-texts.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

beforeAll(startTestTexts);
afterEach(cleanup);

function Asked() {
  const [name, setName] = useState<string | null>('Mailbox');
  return (
    <ConfirmDialog
      isOpen={name !== null}
      title={`Remove “${name ?? ''}”?`}
      confirmLabel="Remove"
      onConfirm={() => setName(null)}
      onCancel={() => {}}
    >
      {name && 'It is gone then.'}
    </ConfirmDialog>
  );
}

test('a question that was answered fades as it was asked', () => {
  renderInApp(<Asked />);
  fireEvent.click(screen.getByRole('button', { name: 'Remove' }));
  const fading = screen.getByRole('dialog', { name: 'Remove “Mailbox”?', hidden: true });
  expect(fading.textContent).toContain('It is gone then.');
});
