// @vitest-environment happy-dom
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { NO_ESTIMATE } from '#contract/estimate/estimate.ts';
import { ApiProblem, NetworkFailure } from '../../api/api-problem.ts';
import { askMock } from '../../testing-client.ts';
import { renderInApp } from '../../testing-render.tsx';
import { startTestTexts } from '../../testing-texts.ts';
import { useCompared } from './use-compared.ts';

const PERIOD = 'LAST_7_DAYS';
const IDS = ['1'];

beforeAll(startTestTexts);
afterEach(cleanup);

let client: QueryClient;

function Compared() {
  client = useQueryClient();
  const [one] = useCompared(IDS, 'mine', PERIOD);
  if (one?.error) return 'failed';
  return one?.item && one.trend ? 'shown' : 'not shown';
}

test.each([
  ['stays if a refresh fails', new NetworkFailure(null), 'shown'],
  ['goes if a refresh says that it is gone', new ApiProblem(404, {}), 'failed'],
])('what is compared %s', async (_, failure, now) => {
  askMock.mockResolvedValue({ orders: NO_ESTIMATE, revenue: NO_ESTIMATE });
  renderInApp(<Compared />, { isAsking: true });
  await screen.findByText('shown');
  askMock.mockRejectedValue(failure);
  await act(() => client.refetchQueries());
  expect(
    client
      .getQueryCache()
      .findAll()
      .map(({ state }) => state.status),
  ).toEqual(['error', 'error']);
  // observers are told in a task of their own
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  screen.getByText(now);
});
