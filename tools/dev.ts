import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'vite';

// npm run dev: restarts the server when its files change and updates the page. Arguments are passed to the server.
const server = spawn(
  process.execPath,
  ['--watch', '--watch-preserve-output', 'src/server/main.ts', ...process.argv.slice(2)],
  {
    stdio: 'inherit',
  },
);
const web = await createServer();
await web.listen();
console.log(`  Web (hot)  ${web.resolvedUrls?.local[0]}`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
const [code] = await once(server, 'exit');
await web.close();
process.exit(code ?? 0);
