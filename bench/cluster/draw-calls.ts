import fc from 'fast-check';
import { ENDPOINTS } from '#contract/endpoints/all.ts';
import type { PlanKey } from '#contract/plan.ts';
import { type Random, seededRandom, seedOf } from '#runtime/random.ts';
import { pick } from '../database/draw-market.ts';
import { drawLists } from '../database/drawn-lists.ts';
import { type ApiDocument, type Operation, operationsOf, type Parameter } from '../fuzz/api-document.ts';
import { drawRequest } from '../fuzz/draw-request.ts';
import { valuesOf } from '../fuzz/draw-value.ts';

/** One call that only reads. */
export type Call = { name: string; account: string; path: string; isCsv: boolean };
export type Asker = { account: string; plan: PlanKey; storeIds: string[]; productIds: string[] };

const SUBJECTS = ['Stores', 'Products', 'Database', 'Analytics', 'Account', 'Billing', 'Referrals'];
/** Waits for a change. */
const WAITING = ['getPlanVersion'];
/** Of a parameter without a list of values, so many are drawn. */
const VALUES = 3;

/**
 * Every reading call with each value of each of its parameters, every sort both ways, and every list as a file; then
 * calls drawn at random, any parameter with any, until there are so many.
 */
export function drawCalls(document: ApiDocument, askers: Asker[], count: number, seed: string): Call[] {
  const random = seededRandom(seedOf(seed));
  const operations = operationsOf(document).filter(isReading);
  const calls = operations.flatMap((operation) => eachValue(operation, document, askers, random));
  const lists = operations.filter(({ path }) => path.endsWith('/products'));
  const filters = drawLists(count, seed);
  for (let turn = 0; calls.length < count; turn++) {
    const asker = pick(askers, random);
    if (turn % 2 === 0) {
      const query = Object.entries(filters[turn]!).flatMap(([name, values]) =>
        [values].flat().map((value): [string, string] => [name, String(value)]),
      );
      calls.push(callOf(pick(lists, random), asker, random, query));
      continue;
    }
    const operation = pick(operations, random);
    const { query } = drawRequest(operation, 'full', { document, random, known: 'x' });
    calls.push(callOf(operation, asker, random, query, isList(operation) && random.next() < 0.1));
  }
  return calls;
}

function isReading({ method, operationId }: Operation): boolean {
  const endpoint = Object.entries(ENDPOINTS).find(([name]) => name === operationId)?.[1];
  if (method !== 'GET' || !endpoint || WAITING.includes(operationId)) return false;
  return endpoint.access === 'verified' && SUBJECTS.includes(endpoint.subject);
}

function isList({ operationId }: Operation): boolean {
  return 'csv' in ENDPOINTS[operationId as keyof typeof ENDPOINTS];
}

function eachValue(operation: Operation, document: ApiDocument, askers: Asker[], random: Random): Call[] {
  const of = (query: [string, string][], isCsv = false) =>
    callOf(operation, pick(askers, random), random, query, isCsv);
  const parameters = (operation.parameters ?? []).filter((one) => one.in === 'query');
  const values = (parameter: Parameter) => valuesToTry(parameter, document, random);
  const find = (name: string) => parameters.filter((one) => one.name === name).flatMap(values);
  return [
    ...askers.map((asker) => callOf(operation, asker, random, [])),
    ...(isList(operation) ? askers.map((asker) => callOf(operation, asker, random, [], true)) : []),
    ...parameters.flatMap((parameter) => values(parameter).map((value) => of([[parameter.name, value]]))),
    ...find('sortBy').flatMap((sortBy) =>
      find('sortOrder').flatMap((sortOrder) => [
        of([
          ['sortBy', sortBy],
          ['sortOrder', sortOrder],
          ['pageSize', '100'],
        ]),
        of([
          ['sortBy', sortBy],
          ['sortOrder', sortOrder],
          ['dateRange', 'LAST_30_DAYS'],
          ['page', '2'],
        ]),
      ]),
    ),
  ];
}

function valuesToTry({ schema }: Parameter, document: ApiDocument, random: Random): string[] {
  const { enum: listed, items } = schema.$ref
    ? document.components.schemas[schema.$ref.split('/').at(-1)!]!
    : { ...schema, ...schema.items };
  if (listed) return listed.map(String);
  const drawn = fc.sample(valuesOf(items ?? schema, document), { seed: random.below(2 ** 31), numRuns: VALUES });
  return [...new Set(drawn.flat().map(String))];
}

function callOf(
  { operationId, path }: Operation,
  asker: Asker,
  random: Random,
  query: [string, string][],
  isCsv = false,
): Call {
  const known = path.includes('products/{id}') ? asker.productIds : asker.storeIds;
  const place = path.replace('{id}', () => pick(known, random));
  const search = new URLSearchParams(query.map(([name, value]) => [name, value.toWellFormed()])).toString();
  return {
    name: operationId,
    account: asker.account,
    path: search === '' ? place : `${place}?${search}`,
    isCsv,
  };
}
