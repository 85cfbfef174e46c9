import { NOW_MS } from '../../src/server/testing/test-app.ts';
import type { KillRun } from '../kill/run-kills.ts';
import { type Asked, askBoth } from './ask-both.ts';
import { timesOf } from './groups.ts';
import { killWorkers } from './kill-workers.ts';
import { measureScale, type Scale } from './measure-scale.ts';
import { closePair, openPair } from './open-pair.ts';
import { type Roles, runRoles } from './run-roles.ts';
import { type Tracked, trackBoth } from './track-both.ts';
import { type Distributed, tryDistributing } from './try-distributing.ts';

export type ClusterOptions = {
  citusUrl: string;
  plainUrl: string;
  products: number;
  questions: number;
  hours: number;
  /** How many polls run while workers are killed; 0: no worker is killed, and no processes run side by side. */
  polls: number;
  seed: string;
  /** For the tests: only some of the questions. */
  isShort: boolean;
  /** Only this part; `scale` runs only if it is named. */
  only?: string | undefined;
};
export type ClusterRun = {
  questions: number;
  errors: number;
  differences: number;
  asked: Asked | null;
  tracked: Tracked | null;
  distributed: Distributed | null;
  killed: KillRun | null;
  roles: Roles | null;
  scale: Scale | null;
};

/** The results. Without errors and differences, the cluster does what the plain database does. */
export async function runCluster(
  { only, ...options }: ClusterOptions,
  note: (line: string) => void,
): Promise<ClusterRun> {
  const isWanted = (...parts: string[]) => only === undefined || parts.includes(only);
  const given = { ...options, nowMs: NOW_MS };
  const isTimed = only === 'scale';
  const pair =
    isTimed || isWanted('distributing', 'questions', 'tracking') ? await openPair(given, note, isTimed) : null;
  let distributed: Distributed | null = null;
  let asked: Asked | null = null;
  let tracked: Tracked | null = null;
  let scale: Scale | null = null;
  try {
    if (pair && isWanted('distributing')) distributed = await tryDistributing(options.citusUrl, pair.plain, NOW_MS);
    if (pair && isWanted('questions')) asked = await askBoth(pair, given, note);
    if (pair && isWanted('tracking')) tracked = await trackBoth(pair, given, note);
    if (pair && isTimed) scale = await measureScale(pair, NOW_MS, note);
  } finally {
    if (pair) await closePair(pair);
  }
  const killed = options.polls > 0 && isWanted('kills') ? await killWorkers(options.citusUrl, options.polls) : null;
  const roles = options.polls > 0 && isWanted('roles') ? await runRoles(options.citusUrl, note) : null;
  return {
    questions: asked?.questions ?? 0,
    errors:
      timesOf([...(asked?.errors ?? []), ...(tracked?.errors ?? [])]) +
      (distributed?.errors.length ?? 0) +
      (roles?.errors.length ?? 0),
    differences: timesOf(asked?.differences ?? []) + (tracked?.differences ?? 0) + (killed?.differences.length ?? 0),
    ...{ asked, tracked, distributed, killed, roles, scale },
  };
}
