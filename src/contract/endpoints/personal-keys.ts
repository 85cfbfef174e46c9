import { z } from 'zod';
import { MadePersonalKey, PersonalKeyBody, PersonalKeyList } from '../account/personal-key.ts';
import { endpoint, NOTHING } from '../endpoint.ts';

const subject = 'Account';
const access = 'verified';

export const personalKeyEndpoints = {
  listPersonalKeys: endpoint({
    method: 'GET',
    path: '/user/keys',
    subject,
    summary: 'My personal keys, with which programs call the API as me',
    access,
    answer: PersonalKeyList,
  }),
  makePersonalKey: endpoint({
    method: 'POST',
    path: '/user/keys',
    subject,
    summary: 'Create a personal key; it is shown only in this answer',
    access,
    recentLogin: true,
    body: PersonalKeyBody,
    answer: MadePersonalKey,
    status: 201,
  }),
  revokePersonalKey: endpoint({
    method: 'DELETE',
    path: '/user/keys/{id}',
    subject,
    summary: 'Revoke a key, at once',
    access,
    params: z.object({ id: z.string().max(100) }),
    answer: NOTHING,
  }),
};
