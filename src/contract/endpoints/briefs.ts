import { z } from 'zod';
import { BriefBody, BriefList, BriefPatch, BriefPreview } from '../brief.ts';
import { endpoint, NOTHING } from '../endpoint.ts';
import { STOP_BODY_TYPES, StopQuery } from '../stop.ts';

const subject = 'Alerts';
const access = 'verified';
const params = z.object({ id: z.string().max(100) });

export const briefEndpoints = {
  listBriefs: endpoint({
    method: 'GET',
    path: '/api/briefs',
    subject,
    summary: 'The mails that tell me at fixed times what happened',
    access,
    answer: BriefList,
  }),
  makeBrief: endpoint({
    method: 'POST',
    path: '/api/briefs',
    subject,
    summary: 'Ask for a mail each day, week or month',
    access,
    body: BriefBody,
    answer: z.object({ id: z.string() }),
    status: 201,
  }),
  previewBrief: endpoint({
    method: 'POST',
    path: '/api/briefs/preview',
    subject,
    summary: 'The mail as it would be sent now, of the last period that is over',
    access,
    body: BriefBody,
    answer: BriefPreview,
  }),
  changeBrief: endpoint({
    method: 'PATCH',
    path: '/api/briefs/{id}',
    subject,
    summary: 'Change a brief, stop it or take it up again',
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
    summary: 'Stop a brief by the address in its mails, without signing in (RFC 8058)',
    access: 'open',
    query: StopQuery,
    bodyTypes: STOP_BODY_TYPES,
    answer: NOTHING,
  }),
};
