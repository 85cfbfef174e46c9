import { z } from 'zod';
import { EmailCheck, EmailCheckBody } from '../account/email-check.ts';
import { ACCOUNT_PICTURE_TYPES, AccountPicture } from '../account/picture.ts';
import { SessionList } from '../account/session.ts';
import { UserData, UserInfo } from '../account/user.ts';
import { PlanVersion, PlanVersionQuery } from '../billing/billing.ts';
import { endpoint, NOTHING } from '../endpoint.ts';
import { KeptPreferences, Preferences } from '../preferences.ts';

const subject = 'Account';
const access = 'verified';

export const accountEndpoints = {
  checkEmail: endpoint({
    method: 'POST',
    path: '/checkEmail',
    subject,
    summary: 'Check whether an email address is valid (never whether it has an account)',
    access: 'open',
    body: EmailCheckBody,
    answer: EmailCheck,
  }),
  getUserInfo: endpoint({
    method: 'GET',
    path: '/user/info',
    subject,
    summary: 'My account, and what my plan allows',
    access,
    answer: UserInfo,
  }),
  getPreferences: endpoint({
    method: 'GET',
    path: '/user/preferences',
    subject,
    summary: 'My preferences: how figures are shown, and saved filters',
    access,
    answer: KeptPreferences,
  }),
  changePreferences: endpoint({
    method: 'PATCH',
    path: '/user/preferences',
    subject,
    summary: 'Change preferences; fields that are left out stay unchanged',
    access,
    body: Preferences,
    answer: KeptPreferences,
  }),
  getPlanVersion: endpoint({
    method: 'GET',
    path: '/user/plan',
    subject,
    summary: 'My plan; with `known`, answers once its version differs, or after 25 seconds',
    access,
    query: PlanVersionQuery,
    answer: PlanVersion,
  }),
  listSessions: endpoint({
    method: 'GET',
    path: '/user/sessions',
    subject,
    summary: 'The devices on which I am signed in',
    access,
    answer: SessionList,
  }),
  endSessions: endpoint({
    method: 'DELETE',
    path: '/user/sessions',
    subject,
    summary: 'Sign out on all devices, this one included',
    access,
    answer: NOTHING,
  }),
  endSession: endpoint({
    method: 'DELETE',
    path: '/user/sessions/{id}',
    subject,
    summary: 'Sign out on one device',
    access,
    params: z.object({ id: z.string().max(100) }),
    answer: NOTHING,
  }),
  getUserData: endpoint({
    method: 'GET',
    path: '/user/data',
    subject,
    summary: 'Everything that is stored about me, as a file',
    access,
    answer: UserData,
  }),
  setAccountPicture: endpoint({
    method: 'PUT',
    path: '/user/picture',
    subject,
    summary: 'Set my picture: PNG, JPEG or WebP, at most 256 KiB',
    access,
    bodyTypes: ACCOUNT_PICTURE_TYPES,
    answer: AccountPicture,
  }),
  removeAccountPicture: endpoint({
    method: 'DELETE',
    path: '/user/picture',
    subject,
    summary: 'Remove my picture',
    access,
    answer: NOTHING,
  }),
};
