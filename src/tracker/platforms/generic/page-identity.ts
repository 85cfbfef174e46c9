import { createHash } from 'node:crypto';
import type { PageFacts } from './page-facts.ts';

const MAX_PATH = 300;
/** Parameters that say where a visitor came from or what is selected on the page, but not which product it is. */
const PASSING =
  /^(utm_\w+|gclid|fbclid|msclkid|srsltid|ref|source|variant|currency|country|lang|locale|_\w*|pos|pr_\w+)$/i;

/**
 * A product's id: the path of its page, with the query if that names the product (`/index.php?product_id=42`). No other
 * id is printed by every platform. The page's own canonical address is used, if it is on the same site.
 */
export function pageId({ url, canonicalUrl }: Pick<PageFacts, 'url' | 'canonicalUrl'>): string {
  const page = new URL(url);
  const canonical = canonicalUrl === null ? null : new URL(canonicalUrl);
  // a canonical address that is the root is a mistake that many themes make on every page
  const isOwn = canonical !== null && siteOf(canonical) === siteOf(page) && canonical.pathname !== '/';
  const { pathname, searchParams } = isOwn ? canonical : page;
  const query = [...searchParams]
    .filter(([name]) => !PASSING.test(name))
    .sort(([one], [other]) => (one < other ? -1 : 1));
  const path = pathname.replace(/(?<=^\/|[^/])\/+$/, '') || '/';
  const id = query.length === 0 ? path : `${path}?${new URLSearchParams(query)}`;
  if (id.length <= MAX_PATH) return id;
  return `${id.slice(0, MAX_PATH - 17)}#${createHash('sha256').update(id).digest('hex').slice(0, 16)}`;
}

function siteOf({ host }: URL): string {
  return host.replace(/^www\./, '');
}
