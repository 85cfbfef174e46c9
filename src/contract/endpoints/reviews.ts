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
    summary: 'What I wrote of Tillwatch, and from when on I may',
    access,
    answer: MyReview,
  }),
  writeReview: endpoint({
    method: 'PUT',
    path,
    subject,
    summary: 'Write my review, or write it anew; it shows once an operator approved it',
    access,
    body: ReviewBody,
    answer: NOTHING,
  }),
  removeReview: endpoint({
    method: 'DELETE',
    path,
    subject,
    summary: 'Take my review back',
    access,
    answer: NOTHING,
  }),
};
