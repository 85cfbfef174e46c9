// Runs before anything is installed: plain JavaScript for Node 20, no packages.
import { readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

const LOOK_EVERY_MS = 200;
const SIGN_OF_LIFE_EVERY_MS = 2_000;
/** So long without a sign of life: its process is gone, whoever has the number now. */
const GONE_AFTER_MS = 60_000;

/**
 * Does work that only one process at a time may do; the others wait. `onWait` is told once who is waited for, and gives
 * what ends the telling. What a dead process left does not count.
 * @param {string} file says who is at it
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

/** null: nobody any more. */
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
  // it is written a moment after it is made
  return age > GONE_AFTER_MS || (holder !== '' && !isRunning(Number(holder)));
}

function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // another user's may not be asked
    return error.code === 'EPERM';
  }
}

/** By a name of one's own: of two who do it at once, one alone gets it, and gives back what is not the dead one's. */
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
