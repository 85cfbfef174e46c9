// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import type { List } from '../../features/list/list-params.ts';
import { renderInApp } from '../../testing-render.tsx';
import { startTestTexts } from '../../testing-texts.ts';
import { PlanNotice } from './plan-notice.tsx';

beforeAll(startTestTexts);
afterEach(cleanup);

test.each([
  [4, '', false],
  [50, '', true],
  // a search finds some of those that the plan includes
  [4, 'tea', true],
  // nothing comes and goes while the list loads
  [undefined, '', false],
])('of %s stores found by “%s”, the plan’s limit is named: %s', (total, q, isNamed) => {
  // the only fields that the notice reads
  const list = { isLocked: true, filterCount: 0, params: { q, sales: null } } as List;
  renderInApp(<PlanNotice kind="stores" list={list} limit={50} total={total} />);
  expect(screen.queryByRole('alert') !== null).toBe(isNamed);
});
