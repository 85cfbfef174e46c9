// @vitest-environment happy-dom
import { useQuery } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { toast } from 'react-hot-toast';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { askMock } from '../../../testing-client.ts';
import { renderInApp } from '../../../testing-render.tsx';
import { startTestTexts } from '../../../testing-texts.ts';
import { analyticsKey, storesKey } from '../store-keys.ts';
import type { ChangedStore } from './change-stores.ts';
import { ChangeStoresDialog } from './change-stores-dialog.tsx';

beforeAll(startTestTexts);
afterEach(cleanup);

let tracked: ChangedStore[] = [];
let totals = Promise.resolve(1);

/** A list that is empty, without its dialog, once its stores are deleted. */
function List({ onDone }: { onDone: () => void }) {
  const { data: stores = [] } = useQuery({ queryKey: storesKey, queryFn: async () => tracked });
  // refreshed too, and later
  useQuery({ queryKey: analyticsKey, queryFn: () => totals });
  if (stores.length === 0) return 'no stores';
  return <ChangeStoresDialog action="delete" stores={stores} onClose={() => {}} onDone={onDone} />;
}

test('the deletion of all stores is confirmed, though the list and its dialog are gone by then', async () => {
  const done = vi.fn();
  const success = vi.spyOn(toast, 'success');
  tracked = [{ id: '1', name: 'Tidewick', url: 'https://tidewick.example', status: 'TRACKED' }];
  const { promise, resolve: totalsAreKnown } = Promise.withResolvers<number>();
  askMock.mockImplementation(async () => {
    tracked = [];
    totals = promise;
  });
  renderInApp(<List onDone={done} />, { isAsking: true });
  fireEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  await screen.findByText('no stores');
  totalsAreKnown(0);
  await waitFor(() => expect(success).toHaveBeenCalled());
  expect(done).toHaveBeenCalled();
});
