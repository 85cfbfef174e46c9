import { z } from 'zod';
import { endpoint, NOTHING } from '../endpoint.ts';
import { MadePersonalKey, PersonalKeyBody, PersonalKeyList } from '../personal-key.ts';

const subject = 'Account';
const access = 'verified';

export const personalKeyEndpoints = {
  listPersonalKeys: endpoint({
    method: 'GET',
    path: '/user/keys',
    subject,
    summary: 'The keys by which programs call as me',
    access,
    answer: PersonalKeyList,
  }),
  makePersonalKey: endpoint({
    method: 'POST',
    path: '/user/keys',
    subject,
    summary: 'Make a key for a program; it is shown this once',
    access,
    body: PersonalKeyBody,
    answer: MadePersonalKey,
    status: 201,
  }),
  revokePersonalKey: endpoint({
    method: 'DELETE',
    path: '/user/keys/{id}',
    subject,
    summary: 'Take a key back, at once',
    access,
    params: z.object({ id: z.string().max(100) }),
    answer: NOTHING,
  }),
};
