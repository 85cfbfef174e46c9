import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { replaceHosts } from './own-hosts.ts';

const require = createRequire(createRequire(import.meta.url).resolve('firebase/analytics'));

describe('the hosts of the SDK', () => {
  it.each(['@firebase/installations', '@firebase/analytics'])('are replaced in the installed %s', async (name) => {
    const folder = dirname(require.resolve(`${name}/package.json`));
    const code = await readFile(join(folder, 'dist/esm/index.esm.js'), 'utf8');
    const replaced = replaceHosts(code);
    expect(replaced).not.toBe(code);
    expect(replaced).toContain("(globalThis.location.origin + '/v1");
  });

  it('stop the build if one is spelled differently', () => {
    expect(() => replaceHosts('const API = "https://firebaseinstallations.googleapis.com/v2";')).toThrow(
      'https://firebaseinstallations.googleapis.com/v2',
    );
  });
});
