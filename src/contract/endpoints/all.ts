import type { Endpoint } from '../endpoint.ts';
import { accountEndpoints } from './account.ts';
import { alertEndpoints } from './alerts.ts';
import { analyticsEndpoints } from './analytics.ts';
import { assistantEndpoints } from './assistants.ts';
import { billingEndpoints } from './billing.ts';
import { briefEndpoints } from './briefs.ts';
import { catalogueEndpoints } from './catalogue.ts';
import { channelEndpoints } from './channels.ts';
import { configEndpoints } from './config.ts';
import { groupEndpoints } from './groups.ts';
import { identityEndpoints } from './identity.ts';
import { localEndpoints } from './local.ts';
import { noteEndpoints } from './notes.ts';
import { operateEndpoints } from './operate.ts';
import { operationsEndpoints } from './operations.ts';
import { personalKeyEndpoints } from './personal-keys.ts';
import { pictureEndpoints } from './pictures.ts';
import { productEndpoints } from './products.ts';
import { referralEndpoints } from './referrals.ts';
import { reviewEndpoints } from './reviews.ts';
import { sharingEndpoints } from './sharing.ts';
import { storeEndpoints } from './stores.ts';

/** Every call of the API, by its name. */
export const ENDPOINTS = {
  ...storeEndpoints,
  ...productEndpoints,
  ...catalogueEndpoints,
  ...analyticsEndpoints,
  ...groupEndpoints,
  ...noteEndpoints,
  ...alertEndpoints,
  ...briefEndpoints,
  ...channelEndpoints,
  ...sharingEndpoints,
  ...accountEndpoints,
  ...reviewEndpoints,
  ...personalKeyEndpoints,
  ...assistantEndpoints,
  ...billingEndpoints,
  ...referralEndpoints,
  ...pictureEndpoints,
  ...identityEndpoints,
  ...configEndpoints,
  ...operateEndpoints,
  ...operationsEndpoints,
  ...localEndpoints,
} satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof ENDPOINTS;
