import { startEmbedded } from './start-embedded.ts';

/** For tests: starts the server with the options in the argument, prints a JSON line, and stops when its input ends. */
process.on('SIGINT', () => {});
const log = { info: (text: string) => console.error(text), warn: (text: string) => console.error(text) };
try {
  const { stop, ...server } = await startEmbedded({ ...JSON.parse(process.argv[2] ?? '{}'), log });
  console.log(JSON.stringify(server));
  process.stdin.on('end', () => stop().then(() => process.exit(0))).resume();
} catch (error) {
  console.log(JSON.stringify({ problem: error instanceof Error ? `${error.name}: ${error.message}` : error }));
  process.exit(1);
}
