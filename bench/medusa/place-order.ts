import type { Random } from '#runtime/random.ts';

type Answer = Record<string, unknown>;
type Bought = { items: { product_id: string; quantity: number; unit_price: number }[] };
export type BoughtLine = { product: string; units: number; revenue: number };

const ADDRESS = {
  first_name: 'A',
  last_name: 'B',
  address_1: 'Street 1',
  city: 'Lyon',
  country_code: 'fr',
  postal_code: '69001',
};

/** A visitor of the shop who buys. */
export async function openClient({ url, key }: { url: string; key: string }) {
  async function ask<Body = Answer>(path: string, body?: object): Promise<Body> {
    const response = await fetch(`${url}/store/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { 'x-publishable-api-key': key, 'content-type': 'application/json' },
      body: body && JSON.stringify(body),
    });
    const answer = (await response.json()) as Body;
    if (!response.ok) throw new Error(`${path}: ${response.status} ${JSON.stringify(answer)}`);
    return answer;
  }

  type Identified = { id: string };
  type Listed = { products: { variants: (Identified & { manage_inventory: boolean })[] }[] };
  const { regions } = await ask<{ regions: (Identified & { currency_code: string })[] }>('regions');
  const region = regions.find(({ currency_code }) => currency_code === 'eur')!.id;
  const { products } = await ask<Listed>('products?limit=100&fields=id,variants.id,variants.manage_inventory');
  const counted = products.flatMap(({ variants }) => variants).filter(({ manage_inventory }) => manage_inventory);

  /** Buys one or two products, one to three of each. Returns the lines of the order, at the prices paid. */
  async function placeOrder(random: Random): Promise<BoughtLine[]> {
    const quantities = new Map<string, number>();
    for (let line = 0; line <= random.below(2); line++) {
      quantities.set(counted[random.below(counted.length)]!.id, 1 + random.below(3));
    }
    const items = [...quantities].map(([variant_id, quantity]) => ({ variant_id, quantity }));
    const { cart } = await ask<{ cart: Identified }>('carts', { region_id: region, email: 'a@shop.example', items });
    await ask(`carts/${cart.id}`, { shipping_address: ADDRESS, billing_address: ADDRESS });
    const { shipping_options } = await ask<{ shipping_options: Identified[] }>(`shipping-options?cart_id=${cart.id}`);
    await ask(`carts/${cart.id}/shipping-methods`, { option_id: shipping_options[0]!.id });
    const paid = await ask<{ payment_collection: Identified }>('payment-collections', { cart_id: cart.id });
    const provider = { provider_id: 'pp_system_default' };
    await ask(`payment-collections/${paid.payment_collection.id}/payment-sessions`, provider);
    const { type, order } = await ask<{ type: string; order: Bought }>(`carts/${cart.id}/complete`, {});
    if (type !== 'order') throw new Error('the cart did not become an order');
    return order.items.map(({ product_id: product, quantity: units, unit_price }) => ({
      ...{ product, units, revenue: units * unit_price },
    }));
  }

  return { placeOrder };
}
