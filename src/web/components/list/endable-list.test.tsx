// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { renderInApp } from '../../testing-render.tsx';
import { startTestTexts } from '../../testing-texts.ts';
import { EndableList } from './endable-list.tsx';

beforeAll(startTestTexts);
afterEach(cleanup);

const act = vi.fn().mockResolvedValue(undefined);
const END = {
  ...{ label: 'Take back', warning: 'It opens nothing then.', doneText: 'Taken back', act, queryKey: ['things'] },
  title: (name: string) => `Take back “${name}”?`,
};

test('ending a thing needs a confirmation that names it', async () => {
  const items = [
    { id: '1', name: 'One' },
    { id: '2', name: 'Two' },
  ];
  const factsOf = ({ id }: { id: string }) => [`opened ${id} times`];
  renderInApp(<EndableList items={items} none="None" used="2 of 5" factsOf={factsOf} end={END} />);
  expect(screen.getByText(/opened 2 times/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Take back: Two' }));
  const dialog = screen.getByRole('dialog', { name: 'Take back “Two”?' });
  expect(act).not.toHaveBeenCalled();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Take back' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(act.mock.calls.map(([id]) => id)).toEqual(['2']);
});

test('the failure of one ending does not show in the question for the next', async () => {
  const refused = { ...END, act: vi.fn().mockRejectedValue(new Error('refused')) };
  const items = [
    { id: '1', name: 'One' },
    { id: '2', name: 'Two' },
  ];
  renderInApp(<EndableList items={items} none="None" used="2 of 5" factsOf={() => []} end={refused} />);
  fireEvent.click(screen.getByRole('button', { name: 'Take back: One' }));
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Take back' }));
  await screen.findByRole('alert');
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  fireEvent.click(screen.getByRole('button', { name: 'Take back: Two' }));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('an empty list says so', () => {
  renderInApp(<EndableList items={[]} none="None yet" used="0 of 5" factsOf={() => []} end={END} />);
  expect(screen.getByText('None yet')).toBeTruthy();
  expect(screen.queryByRole('list')).toBeNull();
});
