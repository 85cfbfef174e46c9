// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { ApiProblem } from '../../api/api-problem.ts';
import { askMock } from '../../testing-client.ts';
import { findProducts } from './find-products.ts';

const { signal } = new AbortController();
const items = (name: string, count: number) => Array.from({ length: count }, (_, index) => ({ id: `${name}${index}` }));
const foundOf = async (sold: number, unsold: number | Error) => {
  askMock.mockImplementation(async (_endpoint, { query }) => {
    if (query.sales === 'with') return { items: items('sold', sold) };
    if (unsold instanceof Error) throw unsold;
    return { items: items('unsold', unsold) };
  });
  return (await findProducts({ q: 'tea', most: 4, signal })).map(({ id }) => id);
};

test('products without sales are found beside those with sales', async () => {
  expect(await foundOf(10, 10)).toEqual(['sold0', 'sold1', 'unsold0', 'unsold1']);
  expect(await foundOf(10, 1)).toEqual(['sold0', 'sold1', 'sold2', 'unsold0']);
  expect(await foundOf(1, 10)).toEqual(['sold0', 'unsold0', 'unsold1', 'unsold2']);
});

test('those with sales are enough if the others are too many; any other failure is one of the search', async () => {
  const tooBroad = new ApiProblem(422, { code: 'too-broad' });
  expect(await foundOf(2, tooBroad)).toEqual(['sold0', 'sold1']);
  await expect(foundOf(0, tooBroad)).rejects.toBe(tooBroad);
  const failure = new ApiProblem(500, { code: 'internal-error' });
  await expect(foundOf(2, failure)).rejects.toBe(failure);
});
