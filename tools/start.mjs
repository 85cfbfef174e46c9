import { join } from 'node:path';
import { ensureWeb } from './build-web.mjs';
import { ensureInstall, ROOT } from './ensure-install.mjs';
import { becomeNode } from './pinned-node.mjs';

const args = process.argv.slice(2);
const roles = args.find((arg) => arg.startsWith('--roles='));

await ensureInstall({ dev: false });
if (!roles || roles.includes('web')) await ensureWeb();
await becomeNode([join(ROOT, 'src/server/main.ts'), ...args], { cwd: ROOT });
