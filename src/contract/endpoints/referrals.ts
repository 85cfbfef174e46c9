import { endpoint, NOTHING } from '../endpoint.ts';
import { Referrals, SetReferrerBody, UseCreditsBody, UsedCredits } from '../referral.ts';

const subject = 'Referrals';
const access = 'verified';
const only = 'billing';

export const referralEndpoints = {
  getReferrals: endpoint({
    method: 'GET',
    path: '/user/referrals',
    subject,
    summary: 'My referral link, who came by it, and my credits',
    access,
    only,
    answer: Referrals,
    asFile: true,
  }),
  setReferrer: endpoint({
    method: 'POST',
    path: '/user/set-referrer',
    subject,
    summary: 'Say who brought me, once',
    access,
    only,
    body: SetReferrerBody,
    answer: NOTHING,
  }),
  useCredits: endpoint({
    method: 'POST',
    path: '/user/use-referral-credits',
    subject,
    summary: 'Turn credits into months',
    access,
    only,
    body: UseCreditsBody,
    answer: UsedCredits,
  }),
};
