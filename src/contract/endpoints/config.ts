import { PublicConfig } from '../config.ts';
import { endpoint } from '../endpoint.ts';

export const configEndpoints = {
  getConfig: endpoint({
    method: 'GET',
    path: '/config.json',
    subject: 'Operations',
    summary: 'Public configuration for the browser',
    access: 'open',
    answer: PublicConfig,
  }),
};
