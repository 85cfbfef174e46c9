import { reviewEndpoints } from '#contract/endpoints/reviews.ts';
import { getReview } from '#reviews/get-review.ts';
import { removeReview } from '#reviews/remove-review.ts';
import { writeReview } from '#reviews/write-review.ts';
import { limitCalls } from '../../http/limit-calls.ts';
import type { RouteContext } from '../../http/route-context.ts';
import type { Serve } from '../../http/serve.ts';

/** Members' reviews of Tillwatch. */
export function reviewRoutes(serve: Serve, { people, clock, settings }: RouteContext): void {
  const writes = limitCalls(settings.callLimits.reviews);

  serve(reviewEndpoints.getMyReview, async ({ accountId }) => getReview(people, accountId));

  serve(reviewEndpoints.writeReview, async ({ accountId, body }) => {
    await writes(accountId);
    await writeReview({ people, clock }, accountId, body);
  });

  serve(reviewEndpoints.removeReview, async ({ accountId }) => removeReview(people, accountId));
}
