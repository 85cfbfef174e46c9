import { PublicConfig } from '../config.ts';
import { endpoint } from '../endpoint.ts';

export const configEndpoints = {
  getConfig: endpoint({
    method: 'GET',
    path: '/config.json',
    subject: 'Operations',
    summary: 'What the browser needs to know',
    access: 'open',
    answer: PublicConfig,
  }),
};
