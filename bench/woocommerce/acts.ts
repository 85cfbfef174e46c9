import type { Random } from '#runtime/random.ts';
import type { Shop, ShopProduct } from './shop.ts';

type Act = (shop: Shop) => Promise<unknown>;

/** What happens in each hour: orders of every kind, and the keeper's work. `plain`: additional card orders per hour. */
export function actsByHour(products: readonly ShopProduct[], random: Random, plain: number): Act[][] {
  const id = (name: string) => String(products.find((one) => one.name === name)!.id);
  const order =
    (pay: string, ...lines: [name: string, quantity: number][]) =>
    (shop: Shop) =>
      shop.act('order', pay, lines.map(([name, quantity]) => `${id(name)}:${quantity}`).join(','));
  const orders = new Map<string, string>();
  const named =
    (name: string, place: (shop: Shop) => Promise<string>): Act =>
    async (shop) => {
      orders.set(name, await place(shop));
    };
  const later =
    (what: 'pay' | 'cancel', name: string): Act =>
    (shop) =>
      shop.act(what, orders.get(name)!);
  const keeper =
    (...act: string[]): Act =>
    (shop) =>
      shop.act(...act);
  const [small, boots, other, wool] = ['Lamp - Small', 'Rain boots - 38', 'Rain boots - 42', 'Wool socks - 36-38'];
  const hours: Act[][] = [
    [order('card', ['Teapot', 2]), order('card', ['Bread knife', 1], ['Beeswax candle', 6])],
    [order('card', [boots, 1]), order('card', [other, 2], [wool, 1])],
    // their stock is not counted, so no sale of them can be seen
    [order('card', ['Soap', 3]), order('cod', ['Poster - A3', 1])],
    [named('held', order('elsewhere', ['Teapot', 3])), keeper('edit', id('Teapot'))],
    [named('waiting', order('elsewhere', ['Linen apron', 2])), order('cod', ['Doormat', 1])],
    [later('pay', 'waiting'), named('bank', order('bacs', ['Bread knife', 4], [wool, 2]))],
    [later('cancel', 'held'), order('card', ['Nail, single', 250])],
    [later('cancel', 'bank')],
    [order('card', ['Beeswax candle', 4]), keeper('stock', id('Beeswax candle'), '60')],
    [keeper('price', id('Lamp - Large'), '82'), order('card', [small, 1]), keeper('sale', id('Linen apron'), '24')],
    [],
    [order('card', ['Signed print', 1]), keeper('review', id('Teapot')), order('card', ['Garden chair', 1])],
  ];
  const counted = ['Teapot', 'Bread knife', 'Beeswax candle', 'Nail, single', boots, other];
  for (const [index, hour] of hours.entries()) {
    if (hour.length === 0) continue;
    for (let number = 0; number < plain; number++) {
      const name = counted[random.below(counted.length)]!;
      if (index % 2 === number % 2) hour.push(order('card', [name, 1 + random.below(2)]));
    }
  }
  return hours;
}
