import { z } from 'zod';
import { PlanVersion, PlanVersionQuery } from '../billing.ts';
import { EmailCheck, EmailCheckBody } from '../email-check.ts';
import { endpoint, NOTHING } from '../endpoint.ts';
import { ACCOUNT_PICTURE_TYPES, AccountPicture } from '../picture.ts';
import { KeptPreferences, Preferences } from '../preferences.ts';
import { SessionList } from '../session.ts';
import { UserData, UserInfo } from '../user.ts';

const subject = 'Account';
const access = 'verified';

export const accountEndpoints = {
  checkEmail: endpoint({
    method: 'POST',
    path: '/checkEmail',
    subject,
    summary: 'Whether an address can be one; never whether somebody has an account with it',
    access: 'open',
    body: EmailCheckBody,
    answer: EmailCheck,
  }),
  getUserInfo: endpoint({
    method: 'GET',
    path: '/user/info',
    subject,
    summary: 'Who I am, and what my plan allows',
    access,
    answer: UserInfo,
  }),
  getPreferences: endpoint({
    method: 'GET',
    path: '/user/preferences',
    subject,
    summary: 'What I chose: how figures are shown, and the filters I saved',
    access,
    answer: KeptPreferences,
  }),
  changePreferences: endpoint({
    method: 'PATCH',
    path: '/user/preferences',
    subject,
    summary: 'Choose otherwise; what is left out stays',
    access,
    body: Preferences,
    answer: KeptPreferences,
  }),
  getPlanVersion: endpoint({
    method: 'GET',
    path: '/user/plan',
    subject,
    summary: 'My plan; with a known version, as soon as it is another, or after 25 seconds',
    access,
    query: PlanVersionQuery,
    answer: PlanVersion,
  }),
  listSessions: endpoint({
    method: 'GET',
    path: '/user/sessions',
    subject,
    summary: 'Where I am signed in',
    access,
    answer: SessionList,
  }),
  endSessions: endpoint({
    method: 'DELETE',
    path: '/user/sessions',
    subject,
    summary: 'Sign out everywhere, here too',
    access,
    answer: NOTHING,
  }),
  endSession: endpoint({
    method: 'DELETE',
    path: '/user/sessions/{id}',
    subject,
    summary: 'Sign one device out',
    access,
    params: z.object({ id: z.string().max(100) }),
    answer: NOTHING,
  }),
  getUserData: endpoint({
    method: 'GET',
    path: '/user/data',
    subject,
    summary: 'All that is kept of me, as a file',
    access,
    answer: UserData,
  }),
  setAccountPicture: endpoint({
    method: 'PUT',
    path: '/user/picture',
    subject,
    summary: 'My picture: PNG, JPEG or WebP of 256 KiB at most',
    access,
    bodyTypes: ACCOUNT_PICTURE_TYPES,
    answer: AccountPicture,
  }),
  removeAccountPicture: endpoint({
    method: 'DELETE',
    path: '/user/picture',
    subject,
    summary: 'Take my picture away',
    access,
    answer: NOTHING,
  }),
};
