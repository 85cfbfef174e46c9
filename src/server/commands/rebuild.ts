// npm run rebuild: recomputes days, windows and market figures from the hours.
import { systemClock } from '#runtime/clock.ts';
import { rebuildFacts } from '#sales/rebuild-facts.ts';
import { withDatabase } from './with-database.ts';

await withDatabase(async ({ facts }) => {
  const begunAt = performance.now();
  let shown = '';
  await rebuildFacts(facts, systemClock.now(), (what, share) => {
    const line = `${what} ${Math.floor(share * 10) * 10} %`;
    if (line !== shown) process.stdout.write(`${line}\n`);
    shown = line;
  });
  process.stdout.write(`Everything recomputed in ${((performance.now() - begunAt) / 1000).toFixed(1)} s.\n`);
});
