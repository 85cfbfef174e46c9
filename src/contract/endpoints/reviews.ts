import { endpoint, NOTHING } from '../endpoint.ts';
import { MyReview, ReviewBody } from '../review.ts';

const subject = 'Account';
const access = 'verified';
const path = '/user/review';

export const reviewEndpoints = {
  getMyReview: endpoint({
    method: 'GET',
    path,
    subject,
    summary: 'My review of Tillwatch, and from when on I may write one',
    access,
    answer: MyReview,
  }),
  writeReview: endpoint({
    method: 'PUT',
    path,
    subject,
    summary: 'Write or rewrite my review; it is shown once an operator has approved it',
    access,
    body: ReviewBody,
    answer: NOTHING,
  }),
  removeReview: endpoint({
    method: 'DELETE',
    path,
    subject,
    summary: 'Remove my review',
    access,
    answer: NOTHING,
  }),
};
