import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** As `taskset` takes them: `0`, `1-3`. */
export type Cores = { measured: string; others: string };

/**
 * One core for what is measured and the rest for what asks it, so that both sides of a share have the same machine.
 * Null where there is one core only, or no `taskset` (util-linux).
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

/** This process with all its threads; what it starts from now on inherits it. */
export async function pinOwnProcess(cores: string): Promise<void> {
  await run('taskset', ['--all-tasks', '--cpu-list', '--pid', cores, String(process.pid)]);
}

/** A command that starts another on these cores, or as it is where there are none. */
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
