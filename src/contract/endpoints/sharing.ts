import { z } from 'zod';
import { endpoint, NOTHING } from '../endpoint.ts';
import { STOP_BODY_TYPES, StopQuery } from '../messages/stop.ts';
import {
  MadeShare,
  ScheduledExport,
  ScheduledExportBody,
  ScheduledExportList,
  ShareBody,
  SharedPage,
  ShareList,
} from '../sharing/share.ts';

const subject = 'Sharing';
const access = 'verified';
const params = z.object({ id: z.string().max(100) });
const Key = z.string().max(200).optional();

export const sharingEndpoints = {
  listShares: endpoint({
    method: 'GET',
    path: '/user/shares',
    subject,
    summary: 'My shared pages and lists, and how often each was opened',
    access,
    answer: ShareList,
  }),
  makeShare: endpoint({
    method: 'POST',
    path: '/user/shares',
    subject,
    summary: 'Share a page, or a list for a spreadsheet; the address is shown only in this answer',
    access,
    body: ShareBody,
    answer: MadeShare,
    status: 201,
  }),
  revokeShare: endpoint({
    method: 'DELETE',
    path: '/user/shares/{id}',
    subject,
    summary: 'Revoke a share, at once',
    access,
    params,
    answer: NOTHING,
  }),
  openSharedPage: endpoint({
    method: 'GET',
    path: '/api/shared',
    subject,
    summary: 'What a shared page shows; the header x-share holds the secret of its address. Counts as an opening',
    access: 'open',
    answer: SharedPage,
  }),
  getSharedList: endpoint({
    method: 'GET',
    path: '/lists/shared.csv',
    subject,
    summary: 'A shared list at a secret address, for IMPORTDATA and the like',
    access: 'open',
    query: z.object({ key: Key }),
    answer: z.string(),
    answerType: 'text/csv; charset=utf-8',
  }),
  listScheduledExports: endpoint({
    method: 'GET',
    path: '/user/exports',
    subject,
    summary: 'The lists that are mailed to me',
    access,
    answer: ScheduledExportList,
  }),
  scheduleExport: endpoint({
    method: 'POST',
    path: '/user/exports',
    subject,
    summary: 'Have a list mailed to me regularly, as a file',
    access,
    body: ScheduledExportBody,
    answer: ScheduledExport,
    status: 201,
  }),
  stopExport: endpoint({
    method: 'DELETE',
    path: '/user/exports/{id}',
    subject,
    summary: 'Stop mailing a list',
    access,
    params,
    answer: NOTHING,
  }),
  stopExportByMail: endpoint({
    method: 'POST',
    path: '/lists/stop',
    subject,
    summary: 'The same with the address from its mails, without signing in (RFC 8058)',
    access: 'open',
    query: StopQuery,
    bodyTypes: STOP_BODY_TYPES,
    answer: NOTHING,
  }),
};
