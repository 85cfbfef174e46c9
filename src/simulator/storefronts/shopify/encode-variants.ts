import type { WorldProduct, WorldVariant } from '../../world/product.ts';

/**
 * Which variants of a product exist, by the positions of their values in each option: `v1_0:0-1,1:2,` means [0,0],
 * [0,1] and [1,2]. As Shopify/hydrogen:packages/hydrogen-react/src/optionValueDecoder.ts reads it.
 */
export function encodeVariants(product: WorldProduct, isIn: (variant: WorldVariant) => boolean): string {
  const values = product.optionNames.map((_, option) => [
    ...new Set(product.variants.map(({ optionValues }) => optionValues[option]!)),
  ]);
  const placesOf = ({ optionValues }: WorldVariant) =>
    values.length === 0 ? [0] : values.map((all, option) => all.indexOf(optionValues[option]!));
  return `v1_${encode(product.variants.filter(isIn).map(placesOf))}`;
}

function encode(places: readonly number[][]): string {
  const first = [...new Set(places.map((one) => one[0]!))].sort((one, other) => one - other);
  if (places.every((one) => one.length === 1)) return inRanges(first);
  const below = (place: number) => encode(places.filter((one) => one[0] === place).map((one) => one.slice(1)));
  return first.map((place) => `${place}:${below(place)},`).join('');
}

function inRanges(places: readonly number[]): string {
  const ranges: [from: number, to: number][] = [];
  for (const place of places) {
    const last = ranges.at(-1);
    if (last && last[1] === place - 1) last[1] = place;
    else ranges.push([place, place]);
  }
  return ranges.map(([from, to]) => (from === to ? `${from}` : `${from}-${to}`)).join(' ');
}
