// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { queryClient } from '../../api/query-client.ts';
import { askMock } from '../../testing-client.ts';
import { billingQuery } from './get-billing.ts';

afterEach(cleanup);

function Plan() {
  return useQuery({ ...billingQuery(), select: ({ plan }) => plan }).data;
}

test('a billing page that is seen again shows what another tab did a moment ago', async () => {
  askMock.mockResolvedValueOnce({ plan: 'BASIC' }).mockResolvedValue({ plan: 'PREMIUM' });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: queryClient.getDefaultOptions() })}>
      <Plan />
    </QueryClientProvider>,
  );
  await screen.findByText('BASIC');
  window.dispatchEvent(new Event('visibilitychange'));
  expect(await screen.findByText('PREMIUM')).toBeTruthy();
});
