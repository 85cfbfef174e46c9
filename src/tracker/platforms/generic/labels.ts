import { htmlTextOf } from '../parse/text.ts';
import type { PageFacts } from './page-facts.ts';
import { firstOf, isOfType, property, valuesOf } from './schema-nodes.ts';

const MAX_LABELS = 100;

/**
 * The categories and tags of a product page: its category, its keywords if they are a list, and the breadcrumbs that
 * lead to it, without the first page and the product itself. Null if the page shows none of them.
 */
export function labelsOf(product: unknown, page: PageFacts, title: string): string[] | null {
  const given = [
    ...valuesOf(product, 'category').flatMap((category) =>
      partsOf(typeof category === 'object' ? firstOf(category, 'name') : category),
    ),
    ...breadcrumbs(page, title),
    ...partsOf(page.meta.get('product:category')),
    ...(Array.isArray(property(product, 'keywords')) ? valuesOf(product, 'keywords') : []),
  ];
  const names = given.flatMap((name) => htmlTextOf(typeof name === 'object' ? firstOf(name, 'name') : name, 100) ?? []);
  const labels = [...new Set(names)].filter((name) => name !== title && !/^https?:\/\//.test(name));
  return labels.length > 0 ? labels.slice(0, MAX_LABELS) : null;
}

/** `Home > Shoes > Boots` are three names. */
function partsOf(category: unknown): string[] {
  return typeof category === 'string' ? (htmlTextOf(category, 500) ?? '').split(/\s*(?:>|»|›|\s\/\s)\s*/) : [];
}

function breadcrumbs({ nodes, url }: PageFacts, title: string): string[] {
  const trail = nodes.find(({ node }) => isOfType(node, 'BreadcrumbList'))?.node;
  const steps = valuesOf(trail, 'itemListElement')
    .map((step, index) => ({
      place: placeOf(firstOf(step, 'position')) ?? index + 1,
      name: htmlTextOf(firstOf(step, 'name') ?? firstOf(firstOf(step, 'item'), 'name'), 200),
      leadsTo: addressOf(firstOf(step, 'item'), url),
    }))
    .sort((one, other) => one.place - other.place);
  return steps
    .filter(({ name, leadsTo }, index) => {
      const isHome =
        index === 0 && (leadsTo === null ? steps.length > 1 : /^\/([a-z]{2}(-[a-z]{2})?\/?)?$/i.test(leadsTo.pathname));
      const isSelf = name === title || (leadsTo !== null && leadsTo.pathname === new URL(url).pathname);
      return name !== null && !isHome && !isSelf;
    })
    .map(({ name }) => name!);
}

function placeOf(position: unknown): number | null {
  return typeof position === 'number' || typeof position === 'string' ? Number(position) : null;
}

function addressOf(item: unknown, base: string): URL | null {
  const address = typeof item === 'object' ? (firstOf(item, '@id') ?? firstOf(item, 'url')) : item;
  return typeof address === 'string' && URL.canParse(address, base) ? new URL(address, base) : null;
}
