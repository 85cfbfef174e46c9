// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { groupEndpoints } from '#contract/endpoints/groups.ts';
import type { Group } from '#contract/group.ts';
import en from '../../locales/en/translation.json' with { type: 'json' };
import { askMock } from '../../testing-client.ts';
import { renderInApp } from '../../testing-render.tsx';
import { startTestTexts } from '../../testing-texts.ts';
import { OverviewPage } from './overview-page.tsx';

beforeAll(async () => {
  await startTestTexts();
  await import('../../features/sharing/share-dialog.tsx');
});
afterEach(cleanup);

test('a shared group is named in the list of what is shared', async () => {
  const group: Group = { id: '5', name: 'Rivals', color: 'blue', kind: 'stores', members: [] };
  askMock.mockImplementation((endpoint) =>
    endpoint === groupEndpoints.listGroups ? Promise.resolve({ items: [group], limit: 9 }) : new Promise(() => {}),
  );
  renderInApp(<OverviewPage />, { address: '/overview?group=5', isAsking: true });
  await screen.findByText('Rivals');
  fireEvent.click(screen.getByRole('button', { name: en.sharing.share }));
  const name = await screen.findByRole<HTMLInputElement>('textbox', { name: en.sharing.name });
  expect(name.value).toBe('Overview · Rivals');
});
