import { FetchFailure } from '../../fetch/fetch-failure.ts';
import { inHeader, inHtml, type Sign, weighSigns } from '../detect-signs.ts';
import type { Platform } from '../platform.ts';
import { askMagento, PROBE } from './graphql.ts';
import { identifyMagento } from './identify.ts';
import { probeSignals } from './probe-signals.ts';
import { readCatalogue } from './read-catalogue.ts';

const SIGNS: readonly Sign[] = [
  inHeader('cookie of Magento', 40, 'set-cookie', /X-Magento-Vary|mage-(cache|messages)/i),
  inHeader('header x-magento', 40, 'x-magento-cache-debug'),
  inHtml('scripts of Magento', 40, /text\/x-magento-init|Magento_(Ui|Theme|Catalog)/),
  inHtml("Magento's static files", 20, /\/static\/(version\d+\/)?frontend\//),
];

export const magento: Platform = {
  kind: 'magento',
  detect: (glance) => weighSigns(glance, SIGNS),
  async confirm(fetcher, { origin }) {
    try {
      return (await askMagento(fetcher, origin, PROBE, { page: 1, size: 1 })).items.length > 0;
    } catch (error) {
      const isElsewhere = error instanceof FetchFailure && !/throttled|unreachable|locked/.test(error.code);
      if (isElsewhere) return false;
      throw error;
    }
  },
  identify: identifyMagento,
  probeSignals,
  readCatalogue,
  // an order writes a reservation, not the product, and nothing else tells what moved
  readChanges: null,
};
