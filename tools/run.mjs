// node tools/run.mjs FILE.ts [ARGUMENT…]: runs a file of this project with the pinned Node, installed first if need be.
import { resolve } from 'node:path';
import { ensureInstall, fail, ROOT } from './ensure-install.mjs';
import { becomeNode } from './pinned-node.mjs';

const [file, ...args] = process.argv.slice(2);
if (!file) fail('Which file? node tools/run.mjs FILE.ts [ARGUMENT…]');
await ensureInstall({ dev: true });
await becomeNode([resolve(ROOT, file), ...args]);
