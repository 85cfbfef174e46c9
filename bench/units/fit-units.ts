import { TAGS } from '#contract/tag.ts';
import { normalCdf } from '#tracker/estimate/statistics/normal-cdf.ts';
import { expectedMore, type UnitPrior } from '#tracker/estimate/units/unit-prior.ts';
import type { SoldLine, Source } from './read-lines.ts';

/** The spread of the logarithm of a shop's factor. Assumed: three sources do not show how much all shops differ. */
const LOG_SD = { retail: 1, wholesale: 1.2 };
/**
 * The assumed factor of shops that sell to shops, if no source is one; and the share of them without any sign of it.
 */
const ASSUMED_TIMES = 20;
const UNTOLD_WHOLESALE = 0.025;
/** The weight of the prior for a category, in units beyond the first. */
const TAG_TRUST = 20;
const MAX_ROUNDS = 60;
const Z_95 = 1.959964;

/**
 * The prior by quasi-likelihood of Poisson regressions (McCullagh and Nelder 1989). Each source has its own level and
 * slope, and one vote.
 */
export function fitUnits(
  sources: readonly Source[],
  { usesPrice, usesTags } = { usesPrice: true, usesTags: true },
): UnitPrior {
  const retail = sources.filter((source) => !source.isWholesale);
  const wholesale = sources.filter((source) => source.isWholesale);
  const slope = usesPrice ? mean(retail.map(slopeOf)) : 0;
  const plain: UnitPrior = { more: 1, slope, tags: {}, high: 1, wholesale: { times: 1, high: 1 } };
  const levelOf = ({ lines }: Source, prior: UnitPrior) => moreOf(lines) / expectedOf(lines, prior);
  const tags: UnitPrior['tags'] = {};
  for (const tag of usesTags ? TAGS : []) {
    let [seen, expected] = [TAG_TRUST, TAG_TRUST];
    for (const source of retail) {
      const lines = source.lines.filter((line) => line.tags.includes(tag));
      seen += moreOf(lines);
      expected += expectedOf(lines, plain) * levelOf(source, plain);
    }
    if (seen !== TAG_TRUST) tags[tag] = seen / expected;
  }
  const tagged = { ...plain, tags };
  const more = Math.exp(mean(retail.map((source) => Math.log(levelOf(source, tagged)))));
  const times =
    wholesale.length === 0
      ? ASSUMED_TIMES
      : Math.exp(mean(wholesale.map((source) => Math.log(levelOf(source, tagged))))) / more;
  return {
    ...tagged,
    more,
    high: highOf(times),
    wholesale: { times, high: Math.exp(Z_95 * LOG_SD.wholesale) },
  };
}

/** The factor that one shop in 40 exceeds, some of them wholesalers. */
function highOf(times: number): number {
  let [low, high] = [1, 1e4];
  while (high / low > 1.001) {
    const middle = Math.sqrt(low * high);
    const above =
      (1 - UNTOLD_WHOLESALE) * normalCdf(-Math.log(middle) / LOG_SD.retail) +
      UNTOLD_WHOLESALE * normalCdf(-Math.log(middle / times) / LOG_SD.wholesale);
    if (above > 0.025) low = middle;
    else high = middle;
  }
  return low;
}

function slopeOf({ lines }: Source): number {
  const logs = lines.map(({ usd }) => Math.log(usd));
  let slope = -0.5;
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const expected = logs.map((log) => Math.exp(slope * log));
    const level = moreOf(lines) / sum(expected);
    const middle = sum(expected.map((value, index) => value * logs[index]!)) / sum(expected);
    let [score, information] = [0, 0];
    for (const [index, value] of expected.entries()) {
      const from = logs[index]! - middle;
      score += (lines[index]!.units - 1 - level * value) * from;
      information += level * value * from ** 2;
    }
    slope += score / information;
    if (Math.abs(score / information) < 1e-6) break;
  }
  return slope;
}

function moreOf(lines: readonly SoldLine[]): number {
  return sum(lines.map(({ units }) => units - 1));
}

function expectedOf(lines: readonly SoldLine[], prior: UnitPrior): number {
  return sum(lines.map(({ usd, tags }) => expectedMore(prior, { usd, tags, isWholesale: false })));
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function mean(values: readonly number[]): number {
  return sum(values) / values.length;
}
