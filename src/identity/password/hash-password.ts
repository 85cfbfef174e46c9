import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { IdentityError } from '../identity-error.ts';

/** `memoryCost` in KiB. */
export type HashCost = { memoryCost: number; timeCost: number; parallelism: number };

// argon2id with OWASP's minimum (Password Storage Cheat Sheet, August 2026): 19 MiB and about 26 ms each
export const OWASP_COST: HashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const AT_ONCE = Math.max(2, Math.min(4, availableParallelism()));
const MAX_WAITING = 128;
const GROUP = 6;

let running = 0;
const waiting: (() => void)[] = [];
const finished: (() => void)[] = [];

export async function hashPassword(password: string, cost = OWASP_COST): Promise<string> {
  return inTurn(() => hash(prepare(password), cost));
}

/** Takes the same time without a hash, for example for an unknown account, and then returns false. */
export async function verifyPassword(
  passwordHash: string | null,
  password: string,
  cost = OWASP_COST,
): Promise<boolean> {
  const expected = passwordHash ?? (await getDecoy(cost));
  const isRight = await inTurn(() => verify(expected, prepare(password)));
  return passwordHash !== null && isRight;
}

/** Whether a hash was made with a lower cost than today's. */
export function isHashOutdated(passwordHash: string, cost = OWASP_COST): boolean {
  const [, memoryCost, timeCost] = MADE_WITH.exec(passwordHash) ?? [];
  return !(Number(memoryCost) >= cost.memoryCost && Number(timeCost) >= cost.timeCost);
}

const MADE_WITH = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),/;

const decoys = new Map<HashCost, Promise<string>>();

/** Hashed ahead, so that the first unknown address takes no longer than the second. */
export function getDecoy(cost = OWASP_COST): Promise<string> {
  const decoy = decoys.get(cost) ?? hash('no account has this password', cost);
  decoys.set(cost, decoy);
  return decoy;
}

/** Two keyboards may encode one letter in two ways, so passwords are compared in NFC (RFC 8265). */
function prepare(password: string): string {
  return password.normalize('NFC');
}

async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= AT_ONCE) {
    if (waiting.length >= MAX_WAITING) throw new IdentityError('TOO_MANY_ATTEMPTS_TRY_LATER', 'Busy.');
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else {
    running++;
  }
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running--;
    await inGroups();
  }
}

/**
 * Releases results in groups while at least one group waits. Hashing evicts everything else from the CPU caches: the
 * work after six hashes takes half as long in a row as one by one (0.6 instead of 1.4 ms each, November 2026).
 */
async function inGroups(): Promise<void> {
  const mayWait = waiting.length >= GROUP;
  if (!mayWait && finished.length === 0) return;
  await new Promise<void>((resolve) => {
    finished.push(resolve);
    if (mayWait && finished.length < GROUP) return;
    for (const goOn of finished.splice(0)) goOn();
  });
}
