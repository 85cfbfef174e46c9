// Runs before anything is installed: plain JavaScript for Node 20, without packages.
import { readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

const LOOK_EVERY_MS = 200;
const SIGN_OF_LIFE_EVERY_MS = 2_000;
/** After this long without a sign of life its process is gone, even if another process has its number now. */
const GONE_AFTER_MS = 60_000;

/**
 * Runs work that only one process at a time may do; the others wait. `onWait` is called once with the holder's number
 * and returns a function that ends its message. A dead process's lock is ignored.
 * @param {string} file the lock file, which names its holder
 */
export async function oneAtATime(file, onWait, work) {
  let stopTelling = null;
  while (!take(file)) {
    const holder = readHolder(file);
    if (holder !== null && isGone(file, holder)) {
      takeAway(file, holder);
      continue;
    }
    stopTelling ??= onWait(holder);
    await sleep(LOOK_EVERY_MS);
  }
  stopTelling?.();
  const timer = setInterval(() => utimesSync(file, new Date(), new Date()), SIGN_OF_LIFE_EVERY_MS);
  const release = () => rmSync(file, { force: true });
  process.on('exit', release);
  try {
    return await work();
  } finally {
    clearInterval(timer);
    process.off('exit', release);
    release();
  }
}

function take(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

/** null: the lock is free. */
function readHolder(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error.code === 'ENOENT') return null;
    throw error;
  }
}

function isGone(file, holder) {
  const age = Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
  // the holder is written a moment after the file is created
  return age > GONE_AFTER_MS || (holder !== '' && !isRunning(Number(holder)));
}

function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // a process of another user exists but may not be signalled
    return error.code === 'EPERM';
  }
}

/**
 * Renames the lock to a name of its own. Of two processes that do so, only one succeeds, and it returns a lock that is
 * not the dead one's.
 */
function takeAway(file, holder) {
  const away = `${file}.${process.pid}`;
  try {
    renameSync(file, away);
    if (readFileSync(away, 'utf8') !== holder) renameSync(away, file);
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
  } finally {
    rmSync(away, { force: true });
  }
}
