import { FetchFailure } from '../../fetch/fetch-failure.ts';
import { at } from '../answer/read-json.ts';
import { inHeader, inHtml, type Sign, weighSigns } from '../identify/detect-signs.ts';
import type { Platform } from '../platform.ts';
import { Graphql } from './graphql.ts';
import { identifyMagento } from './identify.ts';
import { probeSignals } from './probe-signals.ts';
import { confirmQuery } from './queries.ts';
import { readCatalogue } from './read-catalogue.ts';
import { readChanges } from './read-changes.ts';
import { uidOf } from './uid-of.ts';

const SIGNS: readonly Sign[] = [
  inHeader('cookie of Magento', 40, 'set-cookie', /X-Magento-Vary|mage-(cache|messages)/i),
  inHeader('header x-magento', 40, 'x-magento-cache-debug'),
  inHtml('scripts of Magento', 40, /text\/x-magento-init|Magento_(Ui|Theme|Catalog)/),
  inHtml("Magento's static files", 20, /\/static\/(version\d+\/)?frontend\//),
];

export const magento: Platform = {
  kind: 'magento',
  detect: (front) => weighSigns(front, SIGNS),
  async confirm(fetcher, { origin }) {
    try {
      const graphql = new Graphql(fetcher, origin);
      graphql.pageSize = 1;
      const { items } = await graphql.askProducts(confirmQuery, 1);
      return items.some((item) => uidOf(item) !== null && typeof at(item, 'sku') === 'string');
    } catch (error) {
      const isElsewhere = error instanceof FetchFailure && !/throttled|unreachable|locked/.test(error.code);
      if (isElsewhere) return false;
      throw error;
    }
  },
  identify: identifyMagento,
  probeSignals,
  readCatalogue,
  readChanges,
};
