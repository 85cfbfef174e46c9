import { join } from 'node:path';
import { ensureInstall, ROOT } from './ensure-install.mjs';
import { becomeNode } from './pinned-node.mjs';

await ensureInstall({ dev: true });
await becomeNode([join(ROOT, 'tools/test.ts'), ...process.argv.slice(2)], { cwd: ROOT });
