// npm run reviews: lists members' reviews. npm run reviews -- approve|refuse EMAIL: shows one on the landing page, or
// hides it.
import { findAccountByEmail } from '#identity/account/find-account.ts';
import { recordAct } from '#identity/operator/record-act.ts';
import { decideReview } from '#reviews/decide-review.ts';
import { getReview } from '#reviews/get-review.ts';
import { listReviews } from '#reviews/list-reviews.ts';
import { systemClock } from '#runtime/clock.ts';
import { oneLine } from '#runtime/one-line.ts';
import { StartError } from '#runtime/start-error.ts';
import { withDatabase } from './with-database.ts';

const SHOWN = 100;
const DECISIONS = { approve: 'approved', refuse: 'refused' } as const;

await withDatabase(async ({ people }) => {
  const [what, email, ...rest] = process.argv.slice(2);
  if (what === undefined) {
    const { items, total } = await listReviews(people, { q: '', limit: SHOWN, offset: 0 });
    for (const { email, name, about, stars, state, writtenAt, text, isPractice } of items) {
      const who = [email, name, about, stars && `${stars} of 5 stars`, isPractice && 'practice'].filter(Boolean);
      process.stdout.write(`${writtenAt}  ${state}  ${who.map((part) => oneLine(String(part))).join('  ')}\n`);
      process.stdout.write(`  ${oneLine(text)}\n`);
    }
    process.stdout.write(`${total} reviews.\n`);
    return;
  }
  const state = Object.hasOwn(DECISIONS, what) ? DECISIONS[what as keyof typeof DECISIONS] : null;
  if (!state || !email || rest.length > 0) throw new StartError('npm run reviews [-- approve|refuse EMAIL]');
  const account = await findAccountByEmail({ database: people }, email);
  const { review } = account ? await getReview(people, account.id) : { review: null };
  if (!account || !review) throw new StartError(`${email} has written no review.`);
  await decideReview({ people, clock: systemClock }, account.id, { state, writtenAt: review.writtenAt });
  const act = { operatorId: null, subject: account.id, nowMs: systemClock.now() };
  await recordAct(people, `review-${state}`, act);
  process.stdout.write(`${oneLine(review.text)}\nThis review is now ${state}.\n`);
});
