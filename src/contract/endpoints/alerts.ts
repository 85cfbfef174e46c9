import { z } from 'zod';
import {
  AlertRehearsal,
  AlertRehearsalBody,
  AlertRingList,
  AlertRingPatch,
  AlertRuleBody,
  AlertRuleList,
  AlertRulePatch,
} from '../alert.ts';
import { endpoint, NOTHING } from '../endpoint.ts';

const subject = 'Alerts';
const access = 'verified';
const params = z.object({ id: z.string().max(100) });

export const alertEndpoints = {
  listAlertRules: endpoint({
    method: 'GET',
    path: '/api/alerts/rules',
    subject,
    summary: 'What I ask to be told of, and how often each rule was right',
    access,
    answer: AlertRuleList,
  }),
  rehearseAlert: endpoint({
    method: 'POST',
    path: '/api/alerts/rehearsal',
    subject,
    summary: 'How often a rule would have rung in the last 90 days, and on what',
    access,
    body: AlertRehearsalBody,
    answer: AlertRehearsal,
  }),
  makeAlertRule: endpoint({
    method: 'POST',
    path: '/api/alerts/rules',
    subject,
    summary: 'Ask to be told of something',
    access,
    body: AlertRuleBody,
    answer: z.object({ id: z.string() }),
    status: 201,
  }),
  changeAlertRule: endpoint({
    method: 'PATCH',
    path: '/api/alerts/rules/{id}',
    subject,
    summary: 'Change a rule, mute it, or let it ring again',
    access,
    params,
    body: AlertRulePatch,
    answer: NOTHING,
  }),
  removeAlertRule: endpoint({
    method: 'DELETE',
    path: '/api/alerts/rules/{id}',
    subject,
    summary: 'Remove a rule, and what it rang',
    access,
    params,
    answer: NOTHING,
  }),
  listAlertRings: endpoint({
    method: 'GET',
    path: '/api/alerts/rings',
    subject,
    summary: 'What rang, the newest first',
    access,
    answer: AlertRingList,
    asFile: true,
  }),
  changeAlertRing: endpoint({
    method: 'PATCH',
    path: '/api/alerts/rings/{id}',
    subject,
    summary: 'Say that it was seen, or that it was nothing',
    access,
    params: z.object({ id: z.string().regex(/^\d{1,18}$/) }),
    body: AlertRingPatch,
    answer: NOTHING,
  }),
};
