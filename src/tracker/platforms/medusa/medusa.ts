import type { Fetcher } from '../../fetch/fetcher.ts';
import { inHtml, type Sign, weighSigns } from '../identify/detect-signs.ts';
import type { FrontPage } from '../identify/front-page.ts';
import type { Platform } from '../platform.ts';
import { KEY } from './api-access.ts';
import { findApiAccess } from './find-api-access.ts';
import { identifyMedusa } from './identify.ts';
import { probeSignals } from './probe-signals.ts';
import { readCatalogue } from './read-catalogue.ts';
import { readChanges } from './read-changes.ts';
import { askProducts } from './store-api.ts';

const SIGNS: readonly Sign[] = [
  inHtml('a publishable key', 30, KEY),
  inHtml("Medusa's header for the key", 30, /x-publishable-api-key/i),
  inHtml('calls of /store/products', 20, /\/store\/(products|regions|carts)\b/),
  inHtml('Medusa by its name in a script', 10, /@medusajs\/|medusa[-_]?(backend|store|client|js)/i),
];

export const medusa: Platform = {
  kind: 'medusa',
  detect: (front) => weighSigns(front, SIGNS),
  confirm,
  identify: identifyMedusa,
  probeSignals,
  readCatalogue,
  readChanges,
};

/** Regions have answered; products must answer too. */
async function confirm(fetcher: Fetcher, front: FrontPage): Promise<boolean> {
  const access = await findApiAccess(fetcher, front);
  if (!access) return false;
  const listed = await askProducts(fetcher, access, [
    ['limit', '1'],
    ['fields', 'id,variants.id'],
  ]);
  return listed !== null && (listed.total ?? listed.items.length) > 0;
}
