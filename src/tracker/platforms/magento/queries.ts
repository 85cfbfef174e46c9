const PRICE = 'price_range { minimum_price { regular_price { value currency } final_price { value currency } } }';
const STOCK = 'stock_status only_x_left_in_stock';
const PLAIN = `uid sku name ${STOCK} ${PRICE}`;
const OWN = 'url_key small_image { url } categories { name }';
const MORE = 'url_suffix created_at description { html } review_count';

const FILTERS = {
  all: 'filter: { price: { from: "0" } }',
  skus: 'filter: { sku: { in: $skus } }',
};

/**
 * What a shop's version of the schema knows, since one unknown field fails the whole query: `quantity` came late, and
 * `uid` with 2.4.2. Before that, a product has only its number.
 */
export type Dialect = 'rich' | 'plain' | 'numbered';

export function catalogueQuery(dialect: Dialect, which: keyof typeof FILTERS = 'all'): string {
  const sold = dialect === 'rich' ? `${PLAIN} quantity` : PLAIN;
  const own = dialect === 'rich' ? `${OWN} ${MORE}` : OWN;
  return productsQuery(
    `${sold} ${own}
    ... on ConfigurableProduct { variants { product { ${sold} } } }
    ... on GroupedProduct { items { product { ${sold} } } }`,
    dialect,
    which,
  );
}

/** What changes when something is sold or repriced, and nothing more. */
export function stockQuery(dialect: Dialect): string {
  const quantity = dialect === 'rich' ? 'quantity' : '';
  const price = 'price_range { minimum_price { final_price { value } } }';
  return productsQuery(
    `uid sku ${STOCK} ${quantity} ${price}
    ... on ConfigurableProduct { variants { product { uid ${STOCK} ${quantity} ${price} } } }
    ... on GroupedProduct { items { product { uid ${STOCK} ${quantity} ${price} } } }`,
    dialect,
  );
}

export const confirmQuery = (dialect: Dialect): string => productsQuery('uid sku name', dialect);

export const probeQuery = (dialect: Dialect): string => productsQuery('uid sku name updated_at', dialect);

export const CONFIG_QUERIES = [
  '{ storeConfig { store_name locale timezone default_display_currency_code base_currency_code } }',
  '{ storeConfig { store_name locale base_currency_code } }',
];

function productsQuery(fields: string, dialect: Dialect, which: keyof typeof FILTERS = 'all'): string {
  const known = dialect === 'numbered' ? fields.replace(/\buid\b/g, 'uid: id') : fields;
  const more = which === 'skus' ? ', $skus: [String!]' : '';
  return `query Products($page: Int!, $size: Int!${more}) {
    products(${FILTERS[which]}, pageSize: $size, currentPage: $page) {
      total_count page_info { current_page total_pages } items { ${known} }
    }
  }`.replace(/\s+/g, ' ');
}
