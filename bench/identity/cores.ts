import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** In the form that `taskset` takes: `0`, `1-3`. */
export type Cores = { measured: string; others: string };

/**
 * One core for the measured process and the rest for its clients, so that both sides of a comparison have the same
 * machine. Null if there is only one core, or no `taskset` (util-linux).
 */
export async function divideCores(): Promise<Cores | null> {
  const status = await readFile('/proc/self/status', 'utf8').catch(() => '');
  const [measured, ...others] = listed(status.match(/^Cpus_allowed_list:\s*(.*)$/m)?.[1] ?? '');
  const isThere = await run('taskset', ['--version']).then(
    () => true,
    () => false,
  );
  return measured === undefined || others.length === 0 || !isThere
    ? null
    : { measured: String(measured), others: others.join(',') };
}

/** Pins this process with all its threads. Processes that it starts from now on inherit it. */
export async function pinOwnProcess(cores: string): Promise<void> {
  await run('taskset', ['--all-tasks', '--cpu-list', '--pid', cores, String(process.pid)]);
}

/** A command that starts another one on these cores, or normally if there are none. */
export function onCores(cores: string | null, command: string): [string, ...string[]] {
  return cores === null ? [command] : ['taskset', '--cpu-list', cores, command];
}

/** `0-2,5` as 0, 1, 2, 5. */
function listed(list: string): number[] {
  return list
    .split(',')
    .filter((range) => /\d/.test(range))
    .flatMap((range) => {
      const [first = 0, last = first] = range.split('-').map(Number);
      return Array.from({ length: last - first + 1 }, (_, index) => first + index);
    });
}
