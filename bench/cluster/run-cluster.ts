import { NOW_MS } from '../../src/server/testing/test-app.ts';
import { type Asked, askBoth } from './ask-both.ts';
import { timesOf } from './groups.ts';
import { closePair, openPair } from './open-pair.ts';
import { type Tracked, trackBoth } from './track-both.ts';

export type ClusterOptions = {
  citusUrl: string;
  plainUrl: string;
  products: number;
  questions: number;
  hours: number;
  seed: string;
  /** One part alone. */
  only?: string | undefined;
};
export type ClusterRun = {
  questions: number;
  errors: number;
  differences: number;
  asked: Asked | null;
  tracked: Tracked | null;
};

/** What came of it; without errors and differences the cluster does what the plain database does. */
export async function runCluster(
  { only, ...options }: ClusterOptions,
  note: (line: string) => void,
): Promise<ClusterRun> {
  const isWanted = (part: string) => only === undefined || only === part;
  const pair = await openPair({ ...options, nowMs: NOW_MS }, note);
  try {
    const asked = isWanted('questions') ? await askBoth(pair, { ...options, nowMs: NOW_MS }, note) : null;
    const tracked = isWanted('tracking') ? await trackBoth(pair, { ...options, nowMs: NOW_MS }, note) : null;
    return {
      questions: asked?.questions ?? 0,
      errors: timesOf([...(asked?.errors ?? []), ...(tracked?.errors ?? [])]),
      differences: timesOf(asked?.differences ?? []) + (tracked?.differences ?? 0),
      asked,
      tracked,
    };
  } finally {
    await closePair(pair);
  }
}
