// npm run serve [-- --roles=…]: serves the output of "npm run build". Installs and builds nothing.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fail, ROOT } from './ensure-install.mjs';
import { becomeNode } from './pinned-node.mjs';

const args = process.argv.slice(2);
const roles = args.find((arg) => arg.startsWith('--roles='));
const isServingWeb = !roles || roles.includes('web');

if (!existsSync(join(ROOT, 'node_modules/.package-lock.json')))
  fail('Nothing is installed: run "npm ci --omit=dev" first.');
if (isServingWeb && !existsSync(join(ROOT, 'dist/web/.build-stamp')))
  fail('The web application is not built: run "npm run build" first.');
await becomeNode([join(ROOT, 'src/server/main.ts'), ...args], { cwd: ROOT });
