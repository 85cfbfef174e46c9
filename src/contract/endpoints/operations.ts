import { z } from 'zod';
import { MailWay } from '../config.ts';
import { endpoint } from '../endpoint.ts';

const subject = 'Operations';
const access = 'open';
const Health = z.object({ status: z.literal('ok') });

export const operationsEndpoints = {
  getHealth: endpoint({
    method: 'GET',
    path: '/healthz',
    subject,
    summary: 'Liveness: the process answers',
    access,
    answer: Health,
  }),
  getReadiness: endpoint({
    method: 'GET',
    path: '/readyz',
    subject,
    summary: 'Readiness: the database takes a write within two seconds and reaches all its nodes',
    access,
    answer: Health.extend({ mail: MailWay }),
  }),
  getMetrics: endpoint({
    method: 'GET',
    path: '/metrics',
    subject,
    summary: 'Metrics for Prometheus; only from the server’s own machine, or with METRICS_TOKEN',
    access,
    answer: z.string(),
    answerType: 'text/plain; version=0.0.4; charset=utf-8',
  }),
  getDocument: endpoint({
    method: 'GET',
    path: '/api/openapi.json',
    subject,
    summary: 'This document',
    access,
    answer: z.record(z.string(), z.unknown()),
  }),
  getDocs: endpoint({
    method: 'GET',
    path: '/api/docs',
    subject,
    summary: 'This document as a page',
    access,
    answer: z.string(),
    answerType: 'text/html; charset=utf-8',
  }),
  getDocsStyles: endpoint({
    method: 'GET',
    path: '/api/docs.css',
    subject,
    summary: 'The styles of that page',
    access,
    answer: z.string(),
    answerType: 'text/css; charset=utf-8',
  }),
  takeWebhook: endpoint({
    method: 'POST',
    path: '/webhooks/{provider}',
    subject,
    summary: 'Signed webhook of a payment provider',
    access,
    params: z.object({ provider: z.string().max(20) }),
    bodyTypes: ['application/json'],
    answer: z.object({}),
  }),
};
