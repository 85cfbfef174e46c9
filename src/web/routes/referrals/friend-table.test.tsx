// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import en from '../../locales/en/translation.json' with { type: 'json' };
import { renderInApp } from '../../testing-render.tsx';
import { startTestTexts } from '../../testing-texts.ts';
import { FriendTable } from './friend-table.tsx';

beforeAll(startTestTexts);
afterEach(cleanup);

test('before the first friend an empty state says what will be there', () => {
  renderInApp(<FriendTable friends={[]} />);
  const { title, description } = en.referrals.friends.none;
  expect(screen.getByRole('heading', { name: title })).toBeTruthy();
  expect(screen.getByText(description)).toBeTruthy();
});
