import { z } from 'zod';
import { endpoint, NOTHING } from '../endpoint.ts';
import {
  MadeShare,
  ScheduledExport,
  ScheduledExportBody,
  ScheduledExportList,
  ShareBody,
  SharedPage,
  ShareList,
} from '../share.ts';
import { STOP_BODY_TYPES, StopQuery } from '../stop.ts';

const subject = 'Sharing';
const access = 'verified';
const params = z.object({ id: z.string().max(100) });
const Key = z.string().max(200).optional();

export const sharingEndpoints = {
  listShares: endpoint({
    method: 'GET',
    path: '/user/shares',
    subject,
    summary: 'What I let others see, and how often it was opened',
    access,
    answer: ShareList,
  }),
  makeShare: endpoint({
    method: 'POST',
    path: '/user/shares',
    subject,
    summary: 'Let others see a view, or a spreadsheet read a list; the address is shown this once',
    access,
    body: ShareBody,
    answer: MadeShare,
    status: 201,
  }),
  revokeShare: endpoint({
    method: 'DELETE',
    path: '/user/shares/{id}',
    subject,
    summary: 'Take an address back, at once',
    access,
    params,
    answer: NOTHING,
  }),
  openSharedPage: endpoint({
    method: 'GET',
    path: '/api/shared',
    subject,
    summary: 'What a shared page shows, by the secret of its address in the header x-share; counted',
    access: 'open',
    answer: SharedPage,
  }),
  getSharedList: endpoint({
    method: 'GET',
    path: '/lists/shared.csv',
    subject,
    summary: 'A shared list, at an address that nobody guesses: for IMPORTDATA and its like',
    access: 'open',
    query: z.object({ key: Key }),
    answer: z.string(),
    answerType: 'text/csv; charset=utf-8',
  }),
  listScheduledExports: endpoint({
    method: 'GET',
    path: '/user/exports',
    subject,
    summary: 'The lists that I am sent by mail',
    access,
    answer: ScheduledExportList,
  }),
  scheduleExport: endpoint({
    method: 'POST',
    path: '/user/exports',
    subject,
    summary: 'Have a list sent by mail, as a file',
    access,
    body: ScheduledExportBody,
    answer: ScheduledExport,
    status: 201,
  }),
  stopExport: endpoint({
    method: 'DELETE',
    path: '/user/exports/{id}',
    subject,
    summary: 'Have a list sent no longer',
    access,
    params,
    answer: NOTHING,
  }),
  stopExportByMail: endpoint({
    method: 'POST',
    path: '/lists/stop',
    subject,
    summary: 'The same from a mail, by one click and without signing in (RFC 8058)',
    access: 'open',
    query: StopQuery,
    bodyTypes: STOP_BODY_TYPES,
    answer: NOTHING,
  }),
};
