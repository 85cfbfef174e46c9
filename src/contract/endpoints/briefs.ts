import { z } from 'zod';
import { endpoint, NOTHING } from '../endpoint.ts';
import { BriefBody, BriefList, BriefPatch, BriefPreview } from '../messages/brief.ts';
import { STOP_BODY_TYPES, StopQuery } from '../messages/stop.ts';

const subject = 'Alerts';
const access = 'verified';
const params = z.object({ id: z.string().max(100) });

export const briefEndpoints = {
  listBriefs: endpoint({
    method: 'GET',
    path: '/api/briefs',
    subject,
    summary: 'My briefs: mails at fixed times about what happened',
    access,
    answer: BriefList,
  }),
  makeBrief: endpoint({
    method: 'POST',
    path: '/api/briefs',
    subject,
    summary: 'Create a daily, weekly or monthly brief',
    access,
    body: BriefBody,
    answer: z.object({ id: z.string() }),
    status: 201,
  }),
  previewBrief: endpoint({
    method: 'POST',
    path: '/api/briefs/preview',
    subject,
    summary: 'The mail as it would be sent now, about the last complete period',
    access,
    body: BriefBody,
    answer: BriefPreview,
  }),
  changeBrief: endpoint({
    method: 'PATCH',
    path: '/api/briefs/{id}',
    subject,
    summary: 'Change a brief, stop or resume it',
    access,
    params,
    body: BriefPatch,
    answer: NOTHING,
  }),
  removeBrief: endpoint({
    method: 'DELETE',
    path: '/api/briefs/{id}',
    subject,
    summary: 'Remove a brief',
    access,
    params,
    answer: NOTHING,
  }),
  stopBrief: endpoint({
    method: 'POST',
    path: '/api/stop-brief',
    subject,
    summary: 'Stop a brief with the address from its mails, without signing in (RFC 8058)',
    access: 'open',
    query: StopQuery,
    bodyTypes: STOP_BODY_TYPES,
    answer: NOTHING,
  }),
};
