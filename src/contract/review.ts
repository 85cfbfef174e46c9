import { z } from 'zod';

/** How many days after sign-up a person may write a review. */
export const REVIEW_AFTER_DAYS = 14;
export const SHORTEST_REVIEW = 20;
export const LONGEST_REVIEW = 1_000;
export const LONGEST_REVIEWER = 80;
export const MAX_STARS = 5;

const line = z
  .string()
  .trim()
  .max(LONGEST_REVIEWER)
  .refine((text) => !/\p{Cc}/u.test(text), 'is one line');

export const ReviewBody = z.object({
  text: z.string().trim().min(SHORTEST_REVIEW).max(LONGEST_REVIEW),
  stars: z.number().int().min(1).max(MAX_STARS).nullable().default(null),
  name: line.min(1).describe('The name to show with the review.'),
  about: line.default('').describe('A few words about the writer, such as a trade or a town.'),
});
export type ReviewBody = z.infer<typeof ReviewBody>;

const REVIEW_STATES = ['waiting', 'approved', 'refused'] as const;
const ReviewState = z.enum(REVIEW_STATES);

export const Review = z.object({
  text: z.string(),
  stars: z.number().int().nullable(),
  name: z.string(),
  about: z.string(),
  state: ReviewState,
  writtenAt: z.iso.datetime(),
});
export type Review = z.infer<typeof Review>;

export const MyReview = z.object({
  review: Review.nullable(),
  writableFrom: z.iso.datetime().describe('From when on I may write a review: 14 days after sign-up.'),
});
export type MyReview = z.infer<typeof MyReview>;

export const OperatedReview = Review.extend({
  id: z.string().describe('The id of the account.'),
  email: z.string().nullable(),
  isPractice: z.boolean(),
});
export type OperatedReview = z.infer<typeof OperatedReview>;

/** The decision holds for the text written at that time, and for no later text. */
export const ReviewDecision = z.object({
  state: ReviewState.exclude(['waiting']),
  writtenAt: z.iso.datetime(),
});
export type ReviewDecision = z.infer<typeof ReviewDecision>;
