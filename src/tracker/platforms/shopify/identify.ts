import { isIP } from 'node:net';
import { FetchFailure } from '../../fetch/fetch-failure.ts';
import type { Fetcher } from '../../fetch/fetcher.ts';
import type { StoreIdentity } from '../../reading.ts';
import { at, jsonOf } from '../answer/read-json.ts';
import { orNull, tryAsk } from '../ask.ts';
import type { FrontPage } from '../identify/front-page.ts';
import { countryOf, currencyOf, shortTextOf } from '../parse/text.ts';
import { findApiDomain, shopBehind } from './api-domain.ts';
import { currencyShown } from './currency-shown.ts';

export async function identifyShopify(fetcher: Fetcher, { origin, page }: FrontPage): Promise<StoreIdentity> {
  const head = page?.head;
  const meta = await readMeta(fetcher, origin);
  const apiDomain = meta ? null : await findApiDomain(fetcher, origin, page?.html ?? '');
  const shop = meta ? null : await shopBehind(fetcher, apiDomain ? `https://${apiDomain}` : origin);
  return {
    origin,
    shopKey: meta ? await verifiedShopKey(fetcher, origin, meta) : apiDomain,
    platform: 'shopify',
    name: shortTextOf(at(meta, 'name')) ?? shortTextOf(at(shop, 'name')) ?? head?.siteName ?? head?.title ?? null,
    country: countryOf(at(meta, 'country')) ?? countryOf(at(shop, 'paymentSettings', 'countryCode')),
    currency:
      (await currencyShown(fetcher, origin)) ??
      currencyOf(at(meta, 'currency')) ??
      currencyOf(at(shop, 'paymentSettings', 'currencyCode')) ??
      currencyOf(/Shopify\.currency\s*=\s*\{"active":"([A-Z]{3})"/.exec(page?.html ?? '')?.[1]),
    language: head?.language ?? null,
    faviconUrl: head?.iconUrl ?? null,
    productCount: productCountOf(meta),
  };
}

/** `/meta.json`; null if the shop has none. */
export async function readMeta(fetcher: Fetcher, origin: string): Promise<unknown> {
  const answer = await tryAsk(fetcher, { url: `${origin}/meta.json`, expects: 'json' });
  return answer && orNull(() => jsonOf(answer));
}

/** How many products the shop publishes, which distinguishes a full catalogue from a part. */
export function productCountOf(meta: unknown): number | null {
  const count = at(meta, 'published_products_count');
  return typeof count === 'number' && Number.isSafeInteger(count) && count >= 0 && count <= 10_000_000 ? count : null;
}

/**
 * The shop's canonical domain. It is believed only if that domain leads to the same shop: anyone may print another
 * shop's domain, and would be taken for that shop.
 */
async function verifiedShopKey(fetcher: Fetcher, origin: string, meta: unknown): Promise<string | null> {
  const { hostname, port } = new URL(origin);
  const domain = at(meta, 'myshopify_domain');
  if (typeof domain !== 'string' || !/^[a-z0-9][a-z0-9-]{0,62}\.myshopify\.com$/i.test(domain)) return null;
  const key = domain.toLowerCase();
  if (hostname === key) return key;
  if (port !== '' || !hostname.includes('.') || isIP(hostname) !== 0) return null;
  try {
    const answer = await fetcher.fetch({ url: `https://${key}/meta.json`, expects: 'json', mayLeaveSite: true });
    const same = orNull(() => jsonOf(answer));
    const isSameHost = new URL(answer.url).hostname === hostname || at(same, 'domain') === hostname;
    return isSameHost && at(same, 'id') === at(meta, 'id') ? key : null;
  } catch (error) {
    if (error instanceof FetchFailure) return null;
    throw error;
  }
}
