// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import type { StoreItem } from '#contract/store.ts';
import { renderInApp } from '../../../testing-render.tsx';
import { startTestTexts } from '../../../testing-texts.ts';
import { StoreState } from './state.tsx';

beforeAll(startTestTexts);
afterEach(cleanup);

const STORE = { status: 'DATABASE', isPractice: false, trackedBy: 1, lastReadAt: null, nextReadAt: null } as StoreItem;

test('how many users track a store of the database is shown, in a row and in full', () => {
  renderInApp(<StoreState store={STORE} scope="catalogue" isShort />);
  expect(screen.getByText('1 user')).toBeTruthy();
  expect(screen.getByTitle(/Tracked by 1 user/)).toBeTruthy();
});
