import { parseArgs } from 'node:util';
import { runKills } from './run-kills.ts';

/** Kills trackers and their database at random during polls, and compares the rows with those of an undisturbed run. */
export async function kill(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      polls: { type: 'string', default: '1000' },
      seed: { type: 'string', default: '1' },
      json: { type: 'boolean', default: false },
    },
  });
  const options = {
    polls: Number(values.polls),
    seed: Number(values.seed),
    mostAliveMs: 1_500,
    databaseShare: 0.25,
    mostKills: 200,
  };
  const run = await runKills(options);
  if (values.json) console.log(JSON.stringify(run, null, 2));
  else {
    const { polls, facts, trackerKills, databaseKills, undisturbedSeconds, killedSeconds, differences } = run;
    console.log(`${polls} polls, ${facts} rows compared`);
    console.log(`left alone ${undisturbedSeconds} s; killed ${killedSeconds} s`);
    console.log(`${trackerKills} kills of the tracker, ${databaseKills} of the database`);
    console.log(
      `${differences.length} differences${differences
        .slice(0, 10)
        .map((one) => `\n  ${one.slice(0, 200)}`)
        .join('')}`,
    );
  }
  if (run.differences.length > 0) process.exitCode = 1;
}
