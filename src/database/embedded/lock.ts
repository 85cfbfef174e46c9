import { execFile } from 'node:child_process';
import { access } from 'node:fs/promises';

const FLOCK = '/usr/bin/flock';
const IS_HELD = 75;

/**
 * The command prefix with which a process and its children hold the lock of a cluster's folder until all of them have
 * ended. Empty where there is no such lock: an old flock, or a file system without locks.
 */
export async function lockOf(data: string): Promise<string[]> {
  const prefix = [FLOCK, '--nonblock', '--no-fork', '--conflict-exit-code', String(IS_HELD), data];
  return [0, IS_HELD].includes(await exitCodeOf([...prefix, 'true'])) ? prefix : [];
}

/** Whether any process holds the lock, also one in another container, which is not visible here. */
export async function isLocked(data: string): Promise<boolean> {
  return (await exitCodeOf([FLOCK, '--nonblock', '--conflict-exit-code', String(IS_HELD), data, 'true'])) === IS_HELD;
}

/** -1 where the command could not be run. */
function exitCodeOf([file, ...args]: string[]): Promise<number> {
  return new Promise((resolve) =>
    execFile(file!, args, (error) => resolve(error ? (typeof error.code === 'number' ? error.code : -1) : 0)),
  );
}

/** A command that runs another, or nothing where the system does not have it. */
export function ifThere(command: [string, ...string[]]): Promise<string[]> {
  return access(command[0]).then(
    () => command,
    () => [],
  );
}
