import { fileURLToPath } from 'node:url';
import { hideFromLog, log, setLogLevel } from '#runtime/log.ts';
import { isLocalIn, readSettings, secretsAmong } from '#runtime/settings.ts';
import { StartError } from '#runtime/start-error.ts';
import manifest from '../../package.json' with { type: 'json' };
import { startServer } from './processes/start-server.ts';
import { jsonTerminal, terminal } from './processes/terminal.ts';

/** A container is killed after thirty seconds, a systemd unit after ninety. This is well below both. */
const PROCESS_STOP_MS = 14_000;

// with no terminal to read them, the start's messages are log lines like all others
const isLog = !isLocalIn(process.env) && !process.stdout.isTTY;
const say = isLog ? jsonTerminal(process.stdout) : terminal(process.stdout);
if (isLog) process.on('uncaughtException', (error) => end(error));

try {
  const settings = readSettings(process.env, process.argv.slice(2));
  setLogLevel(settings.logLevel);
  hideFromLog(secretsAmong(process.env));
  const startedAt = performance.now();
  const running = await startServer(settings, {
    log,
    version: manifest.version,
    webFolder: fileURLToPath(new URL('../../dist/web', import.meta.url)),
    onStep: (step) => say.line(step),
    onHistory: (share) => say.progress('Reading the practice stores’ past year', share),
  });
  say.line(`Ready in ${((performance.now() - startedAt) / 1_000).toFixed(1)} s (roles: ${settings.roles.join(', ')}).`);
  if (running.url) say.line(`\n  Tillwatch  ${settings.publicUrl ?? running.url}`);
  if (running.demo) say.line(`  Demo       ${running.demo.email} / ${running.demo.password}\n`);
  if (running.firstOperatorUrl)
    say.line(
      `  Operator   this server has no operator yet. Sign up here, once, within a day:\n             ${running.firstOperatorUrl}\n`,
    );
  if (!settings.isLocal && !settings.smtpUrl)
    say.line(`  Mail       is written into ${settings.dataDir}/outbox and not sent (MAIL=folder)\n`);
  stopOnSignals(running.stop);
  running.history?.done.then(
    (isWhole) => isWhole && say.line('The practice stores’ past year has been read.'),
    (error) => log.error({ err: error }, 'reading the practice stores’ past failed'),
  );
} catch (error) {
  end(error);
}

/** Ends the process after a fatal error. A StartError shows only its sentence. */
function end(error: unknown): never {
  const isSaid = error instanceof StartError;
  if (!isLog && !isSaid) throw error;
  if (isLog) log.error(isSaid ? {} : { err: error }, isSaid ? error.message : 'ended by an unexpected error');
  else process.stderr.write(`${(error as StartError).message}\n`);
  process.exit(1);
}

/** The first signal stops everything in order; the second one exits at once. */
function stopOnSignals(stop: () => Promise<void>): void {
  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (isStopping) process.exit(1);
      isStopping = true;
      say.line('Stopping …');
      setTimeout(() => {
        log.error('stopping took too long: what is left ends now');
        process.exit(1);
      }, PROCESS_STOP_MS).unref();
      stop().then(
        () => process.exit(0),
        (error) => {
          log.error({ err: error }, 'stopping');
          process.exit(1);
        },
      );
    });
  }
}
