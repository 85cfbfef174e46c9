// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { startTestTexts } from '../../../testing-texts.ts';
import { LocalMail } from './local-mail.tsx';

beforeAll(startTestTexts);
afterEach(cleanup);

function shown(config: { isLocal: boolean; mail: 'smtp' | 'folder' }): string {
  const client = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
  client.setQueryData(['config'], config);
  const { container } = render(
    <QueryClientProvider client={client}>
      <LocalMail email="ada@shop.example" />
    </QueryClientProvider>,
  );
  return container.textContent ?? '';
}

test('a user waiting for a mail that no server sends is told whom to ask', () => {
  expect(shown({ isLocal: false, mail: 'folder' })).toContain('Ask the person who runs it');
  expect(shown({ isLocal: false, mail: 'smtp' })).toBe('');
  expect(shown({ isLocal: true, mail: 'folder' })).toContain('outbox');
});
