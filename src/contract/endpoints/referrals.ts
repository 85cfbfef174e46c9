import { Referrals, SetReferrerBody, UseCreditsBody, UsedCredits } from '../billing/referral.ts';
import { endpoint, NOTHING } from '../endpoint.ts';

const subject = 'Referrals';
const access = 'verified';
const only = 'billing';

export const referralEndpoints = {
  getReferrals: endpoint({
    method: 'GET',
    path: '/user/referrals',
    subject,
    summary: 'My referral link, the friends who used it, and my credits',
    access,
    only,
    answer: Referrals,
    asFile: true,
  }),
  setReferrer: endpoint({
    method: 'POST',
    path: '/user/set-referrer',
    subject,
    summary: 'Name the person who referred me; possible once',
    access,
    only,
    body: SetReferrerBody,
    answer: NOTHING,
  }),
  useCredits: endpoint({
    method: 'POST',
    path: '/user/use-referral-credits',
    subject,
    summary: 'Spend credits on free months',
    access,
    only,
    body: UseCreditsBody,
    answer: UsedCredits,
  }),
};
