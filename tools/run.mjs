// node tools/run.mjs FILE.ts [ARGUMENT…]: runs a file of this project with the pinned Node, after installing if needed.
import { resolve } from 'node:path';
import { ensureInstall, fail, ROOT } from './ensure-install.mjs';
import { becomeNode } from './pinned-node.mjs';

const [file, ...args] = process.argv.slice(2);
if (!file) fail('Which file? node tools/run.mjs FILE.ts [ARGUMENT…]');
// in production nothing is installed at run time
if (process.env.NODE_ENV !== 'production') await ensureInstall({ dev: true });
await becomeNode([resolve(ROOT, file), ...args]);
