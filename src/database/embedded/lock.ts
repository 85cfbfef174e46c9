import { execFile } from 'node:child_process';
import { access } from 'node:fs/promises';

const FLOCK = '/usr/bin/flock';
const IS_HELD = 75;

/** What a command is put behind to hold the lock of a cluster until it, and what it started, has ended; nothing where the system has no such command. */
export function lockOf(data: string): Promise<string[]> {
  return ifThere([FLOCK, '--nonblock', '--no-fork', data]);
}

/** The system's own lock: of a process in another container too, which we cannot see. */
export async function isLocked(data: string): Promise<boolean> {
  const [file, ...args] = await ifThere([FLOCK, '--nonblock', '--conflict-exit-code', String(IS_HELD), data, 'true']);
  if (!file) return false;
  return new Promise((resolve) => execFile(file, args, (error) => resolve(error?.code === IS_HELD)));
}

/** A command that runs another, where the system has it. */
export function ifThere(command: [string, ...string[]]): Promise<string[]> {
  return access(command[0]).then(
    () => command,
    () => [],
  );
}
