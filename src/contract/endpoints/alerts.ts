import { z } from 'zod';
import { endpoint, NOTHING } from '../endpoint.ts';
import {
  AlertRehearsal,
  AlertRehearsalBody,
  AlertRingList,
  AlertRingPatch,
  AlertRuleBody,
  AlertRuleList,
  AlertRulePatch,
} from '../messages/alert.ts';

const subject = 'Alerts';
const access = 'verified';
const params = z.object({ id: z.string().max(100) });

export const alertEndpoints = {
  listAlertRules: endpoint({
    method: 'GET',
    path: '/api/alerts/rules',
    subject,
    summary: 'My alert rules, and how often each rang, and rang for nothing',
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
    summary: 'Create an alert rule',
    access,
    body: AlertRuleBody,
    answer: z.object({ id: z.string() }),
    status: 201,
  }),
  changeAlertRule: endpoint({
    method: 'PATCH',
    path: '/api/alerts/rules/{id}',
    subject,
    summary: 'Change a rule, mute or unmute it',
    access,
    params,
    body: AlertRulePatch,
    answer: NOTHING,
  }),
  removeAlertRule: endpoint({
    method: 'DELETE',
    path: '/api/alerts/rules/{id}',
    subject,
    summary: 'Remove a rule and its rings',
    access,
    params,
    answer: NOTHING,
  }),
  listAlertRings: endpoint({
    method: 'GET',
    path: '/api/alerts/rings',
    subject,
    summary: 'The latest hundred rings, newest first',
    access,
    answer: AlertRingList,
    asFile: true,
  }),
  changeAlertRing: endpoint({
    method: 'PATCH',
    path: '/api/alerts/rings/{id}',
    subject,
    summary: 'Mark a ring as seen, or as nothing',
    access,
    params: z.object({ id: z.string().regex(/^\d{1,18}$/) }),
    body: AlertRingPatch,
    answer: NOTHING,
  }),
};
