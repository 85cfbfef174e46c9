import type { PlatformKind } from '#contract/platform.ts';
import { FetchFailure } from '../../fetch/fetch-failure.ts';
import type { FetchAnswer, Fetcher } from '../../fetch/fetcher.ts';
import { jsonOf } from '../answer/read-json.ts';
import type { Detection, Platform } from '../platform.ts';
import { PLATFORMS } from '../platforms.ts';
import type { FrontPage } from './front-page.ts';

export type DetectedPlatform = { platform: Platform; detection: Detection };

/** Added when the platform's own API answers in its shape, which is the strongest sign. */
const CONFIRMED = 50;

/**
 * The platform that a host runs. All platforms are scored by the front page, then asked in the order of their scores
 * whether their own way of listing products answers. Throws `store-not-a-store` if none does, `store-answers-html` if a
 * web page came with status 200 instead of products, and `store-too-large` or `store-broken` if the signs show a
 * platform whose catalogue is that. `known` is the platform by which the store was read: while its signs are there, its
 * catalogue is only out of order, and its pages are not read instead.
 */
export async function detectPlatform(
  fetcher: Fetcher,
  front: FrontPage,
  known: PlatformKind | null = null,
): Promise<DetectedPlatform> {
  let cameAPage = false;
  let hasSigns = false;
  let hindrance: FetchFailure | null = null;
  const watching: Fetcher = {
    async fetch(request) {
      const answer = await fetcher.fetch(request).catch((error: unknown) => {
        if (hasSigns) hindrance ??= hindranceIn(error);
        throw error;
      });
      if (request.expects !== 'json' || answer.status !== 200) return answer;
      cameAPage ||= isPage(answer);
      if (hasSigns && !isPage(answer)) hindrance ??= hindranceOf(answer);
      return answer;
    },
  };
  const scored = PLATFORMS.map((platform) => ({ platform, detection: platform.detect(front) }));
  const ranked = scored.toSorted((one, other) => other.detection.score - one.detection.score);
  // the generic reader takes what no platform claims, since its pages may be any platform's
  const specific = ranked.filter(({ platform }) => platform.kind !== 'generic');
  const isKnownHere = specific.some(({ platform, detection }) => platform.kind === known && detection.score > 0);
  const generic = isKnownHere ? [] : ranked.filter(({ platform }) => platform.kind === 'generic');
  for (const { platform, detection } of [...specific, ...generic]) {
    hasSigns = detection.score > 0 && platform.kind !== 'generic';
    if (!(await platform.confirm(watching, front))) continue;
    const evidence = [...detection.evidence, `${platform.kind} products answer in its shape`];
    return { platform, detection: { score: Math.min(100, detection.score + CONFIRMED), evidence } };
  }
  if (hindrance) throw hindrance;
  throw new FetchFailure(cameAPage ? 'store-answers-html' : 'store-not-a-store', { detail: 'no products found' });
}

/** By all signs there is a catalogue that cannot be read: this is reported, not that there is none. */
function hindranceIn(error: unknown): FetchFailure | null {
  const isTelling = error instanceof FetchFailure && ['store-too-large', 'store-broken'].includes(error.code);
  return isTelling ? error : null;
}

function hindranceOf(answer: FetchAnswer): FetchFailure | null {
  try {
    jsonOf(answer);
    return null;
  } catch (error) {
    return hindranceIn(error);
  }
}

function isPage(answer: FetchAnswer): boolean {
  return answer.body.toString('utf8', 0, 64).trimStart().startsWith('<');
}
