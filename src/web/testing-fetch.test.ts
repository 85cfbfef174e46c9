// @vitest-environment happy-dom
import { expect, test } from 'vitest';

test('what a test does not answer is asked of nobody', async () => {
  await expect(fetch('/config.json')).rejects.toThrow('/config.json');
});
