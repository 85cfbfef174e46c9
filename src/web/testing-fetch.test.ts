// @vitest-environment happy-dom
import { expect, test } from 'vitest';

test('a request that a test does not answer is sent to nobody', async () => {
  await expect(fetch('/config.json')).rejects.toThrow('/config.json');
});
