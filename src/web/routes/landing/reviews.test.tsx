// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { BLANK } from '#contract/page-blanks.ts';
import { renderInApp } from '../../testing-render.tsx';
import { startTestTexts } from '../../testing-texts.ts';
import { Reviews } from './reviews.tsx';

beforeAll(startTestTexts);
afterEach(cleanup);

test('the section has the marks that the server fills, what to try first, and nothing invented', () => {
  const { container } = renderInApp(<Reviews />);
  const text = container.textContent;
  for (const { begin, end } of [BLANK.noReviews, BLANK.reviews, BLANK.review.whereStars])
    expect(text.indexOf(begin)).toBeLessThan(text.indexOf(end));
  const tried = text.slice(text.indexOf(BLANK.noReviews.begin), text.indexOf(BLANK.noReviews.end));
  expect(tried).toContain('track a store that you know');
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(screen.getByRole('img', { name: `${BLANK.review.count} of 5 stars` }).textContent).toBe(BLANK.review.stars);
});
