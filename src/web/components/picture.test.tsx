// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Picture } from './picture.tsx';

afterEach(cleanup);

test('a picture that is missing or fails has a fallback, and another picture is shown again', () => {
  const picture = (src: string | null) => (
    <Picture src={src} px={36} look={{}}>
      T
    </Picture>
  );
  const { container, rerender } = render(picture('/pictures/one'));
  const shown = () => container.querySelector('img')?.getAttribute('src') ?? container.textContent;
  expect(shown()).toBe('/pictures/one');
  fireEvent.error(container.querySelector('img')!);
  expect(shown()).toBe('T');
  rerender(picture('/pictures/two'));
  expect(shown()).toBe('/pictures/two');
  rerender(picture(null));
  expect(shown()).toBe('T');
});
