import fc from 'fast-check';
import type { Endpoint } from '#contract/endpoint.ts';
import { ENDPOINTS } from '#contract/endpoints/all.ts';
import { BRIEF_FREQUENCIES } from '#contract/messages/brief.ts';
import { SHARE_HEADER } from '#contract/sharing/share.ts';
import { readSharedView, type SharedView } from '#contract/sharing/shared-view.ts';
import { type Random, seededRandom, seedOf } from '#runtime/random.ts';
import { pick } from '../database/draw-market.ts';
import { drawLists } from '../database/drawn-lists.ts';
import { type ApiDocument, type Operation, operationsOf, type Parameter } from '../fuzz/api-document.ts';
import { valuesOf } from '../fuzz/draw-value.ts';
import { type Asker, CONDITIONS, FILTER, subjectsOf } from './fill-people.ts';

/** A call that only reads. Without an account, its address or a header gives access. */
export type Call = {
  name: string;
  account: string | null;
  method: 'GET' | 'POST';
  path: string;
  headers?: Record<string, string>;
  body?: object;
};
type Query = [name: string, value: string][];
type Drawing = { document: ApiDocument; random: Random };

/** This call waits for a change. */
const WAITING = 'getPlanVersion';
/** How many values are drawn for a parameter without a list of values. */
const VALUES = 3;
/** The chance of each parameter in a random call. */
const SHARE = 0.25;
const SHORT_TAKES_ONE_OF = 4;
const CSV = { accept: 'text/csv' };

/**
 * Every reading call with each value of each of its parameters, every sort in both directions, and every list as a
 * file; trials and previews; the calls of shared pages, lists and feeds; then random calls with random parameters, up
 * to the given count. `isShort`: only some of the first ones, but at least one of each call.
 */
export function drawCalls(
  document: ApiDocument,
  askers: Asker[],
  { questions: count, seed, isShort }: { questions: number; seed: string; isShort: boolean },
): Call[] {
  const drawing = { document, random: seededRandom(seedOf(seed)) };
  const { random } = drawing;
  const operations = operationsOf(document).filter(isReading);
  const every = [
    ...operations.flatMap((operation) => eachValue(operation, askers, drawing)),
    ...askers.flatMap(triesOf),
    ...askers.flatMap((asker) => openCallsOf(asker, operations, drawing)),
  ];
  const calls = isShort ? thinned(every) : every;
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
    const query = drawQuery(operation, asker, drawing);
    calls.push(callOf(operation, asker, random, query, isList(operation) && random.next() < 0.1));
  }
  return calls;
}

function thinned(calls: Call[]): Call[] {
  const seen = new Set<string>();
  return calls.filter(({ name }, index) => {
    const isFirst = !seen.has(name);
    seen.add(name);
    return isFirst || index % SHORT_TAKES_ONE_OF === 0;
  });
}

function endpointOf({ operationId }: Operation): Endpoint | undefined {
  return Object.entries(ENDPOINTS).find(([name]) => name === operationId)?.[1];
}

function isReading(operation: Operation): boolean {
  const { access } = endpointOf(operation) ?? {};
  const isOfPeople = access === 'verified' || access === 'operator';
  return operation.method === 'GET' && isOfPeople && operation.operationId !== WAITING;
}

function isList(operation: Operation): boolean {
  return endpointOf(operation)?.asFile === true;
}

function eachValue(operation: Operation, askers: Asker[], drawing: Drawing): Call[] {
  const { random } = drawing;
  // an operator's calls are only made by the operator
  const able = endpointOf(operation)?.access === 'operator' ? askers.slice(-1) : askers;
  const of = (asker: Asker, query: Query, isCsv = false) =>
    callOf(operation, asker, random, withRequired(operation, query, asker, drawing), isCsv);
  const parameters = parametersOf(operation);
  const find = (name: string) =>
    parameters.filter((one) => one.name === name).flatMap((one) => valuesToTry(one, able[0]!, drawing));
  return [
    ...able.map((asker) => of(asker, [])),
    ...(isList(operation) ? able.map((asker) => of(asker, [], true)) : []),
    ...(parameters.some(isOfPeriod) ? able.map((asker) => of(asker, drawPeriod(random))) : []),
    ...parameters
      .filter((parameter) => !isOfPeriod(parameter))
      .flatMap((parameter) => {
        const asker = pick(able.length > 1 ? able.slice(1) : able, random);
        return valuesToTry(parameter, asker, drawing).map((value) => of(asker, [[parameter.name, value]]));
      }),
    ...find('sortBy').flatMap((sortBy) =>
      find('sortOrder').flatMap((sortOrder) =>
        [
          ['pageSize', '100'],
          ['page', '2'],
        ].map(([name, value]) =>
          of(pick(able, random), [
            ['sortBy', sortBy],
            ['sortOrder', sortOrder],
            [name!, value!],
          ]),
        ),
      ),
    ),
  ];
}

/** Calls that only try or preview, and store nothing. */
function triesOf(asker: Asker): Call[] {
  const { account } = asker;
  const rules = subjectsOf(asker).flatMap((subject) => CONDITIONS.map((condition) => ({ ...subject, condition })));
  const briefs = BRIEF_FREQUENCIES.flatMap((frequency) =>
    [null, ...asker.groupIds.slice(0, 1)].map((groupId) => ({ frequency, groupId, hour: 6 })),
  );
  const tried = [...rules, { filter: FILTER, condition: { kind: 'matches' } }];
  return [
    ...tried.map(
      (body): Call => ({ name: 'rehearseAlert', account, method: 'POST', path: '/api/alerts/rehearsal', body }),
    ),
    ...briefs.map(
      (body): Call => ({ name: 'previewBrief', account, method: 'POST', path: '/api/briefs/preview', body }),
    ),
  ];
}

/** The calls of a shared page, and addresses that are opened directly. */
function openCallsOf({ shares, addresses, productIds }: Asker, operations: Operation[], drawing: Drawing): Call[] {
  const byNobody = { account: null, method: 'GET' } as const;
  return [
    ...addresses.map((address): Call => ({ ...byNobody, ...address })),
    ...shares.flatMap(({ target, secret }): Call[] => {
      const view = readSharedView(target)!;
      const headers = { [SHARE_HEADER]: secret };
      const shown = operations.filter((operation) => endpointOf(operation)?.shownIn?.includes(view.kind));
      return [
        { ...byNobody, name: 'openSharedPage', path: '/api/shared', headers },
        ...shown.map((operation) => {
          const path = operation.path.replace('{id}', () => idIn(operation, view, productIds));
          const query = withRequired(operation, queryIn(operation, view), null, drawing);
          return { ...byNobody, name: `${operation.operationId} shared`, path: addressOf(path, query), headers };
        }),
      ];
    }),
  ];
}

/** The id for a call of a shared page: on a store's page also a product of it, on a product's page also its store. */
function idIn({ path }: Operation, { ids }: SharedView, productIds: string[]): string {
  const [id = ''] = ids;
  if (!path.includes('products/{id}')) return id.split('-')[0]!;
  return id.includes('-') ? id : (productIds.find((productId) => productId.startsWith(`${id}-`)) ?? id);
}

function queryIn({ operationId }: Operation, { kind, ids, query }: SharedView): Query {
  const scope: Query = kind.startsWith('database') ? [['scope', 'database']] : [];
  const group: Query = [...query].flatMap(([name, value]) => (name === 'group' ? [['groupId', value]] : []));
  if (operationId === 'getTrend')
    return [
      ...scope,
      ...group,
      ...ids.slice(0, 1).map((id): [string, string] => [id.includes('-') ? 'productId' : 'storeId', id]),
    ];
  return kind === 'overview' ? group : ids.length > 0 ? [] : [...query];
}

function withRequired(operation: Operation, query: Query, asker: Asker | null, drawing: Drawing): Query {
  const missing = parametersOf(operation).filter(
    ({ name, required }) => required && !query.some(([given]) => given === name),
  );
  return [
    ...query,
    ...missing.map((one): [string, string] => [one.name, pick(valuesToTry(one, asker, drawing), drawing.random)]),
  ];
}

function parametersOf({ parameters = [] }: Operation): Parameter[] {
  return parameters.filter((one) => one.in === 'query');
}

/** A random choice of its parameters. */
function drawQuery(operation: Operation, asker: Asker, drawing: Drawing): Query {
  const { random } = drawing;
  const parameters = parametersOf(operation);
  const some = parameters.filter((one) => !isOfPeriod(one) && random.next() < SHARE);
  const query = some.map((one): [string, string] => [one.name, pick(valuesToTry(one, asker, drawing), random)]);
  const period = parameters.some(isOfPeriod) && random.next() < SHARE ? drawPeriod(random) : [];
  return withRequired(operation, [...query, ...period], asker, drawing);
}

function isOfPeriod({ name }: Parameter): boolean {
  return name === 'from' || name === 'to';
}

/** Random days of the last months, `from` before `to`. */
function drawPeriod(random: Random): Query {
  const day = (ago: number) => new Date(Date.UTC(2026, 10, 21 - ago)).toISOString().slice(0, 10);
  const endedAgo = random.below(60);
  return [
    ['from', day(endedAgo + random.below(90))],
    ['to', day(endedAgo)],
  ];
}

function valuesToTry({ name, schema }: Parameter, asker: Asker | null, { document, random }: Drawing): string[] {
  const known = asker && knownOf(asker)[name];
  if (known?.length) return [...new Set(Array.from({ length: VALUES }, () => pick(known, random)))];
  const { enum: listed, items } = schema.$ref
    ? document.components.schemas[schema.$ref.split('/').at(-1)!]!
    : { ...schema, ...schema.items };
  if (listed) return listed.map(String);
  const drawn = fc.sample(valuesOf(items ?? schema, document), { seed: random.below(2 ** 31), numRuns: VALUES });
  return [...new Set(drawn.flat().map(String))];
}

function knownOf({ storeIds, productIds, groupIds }: Asker): Record<string, string[]> {
  return { storeId: storeIds, productId: productIds, groupId: groupIds, of: [...storeIds, ...productIds] };
}

function callOf(operation: Operation, asker: Asker, random: Random, query: Query, isCsv = false): Call {
  const { operationId, path } = operation;
  const { productIds, channelIds, storeIds } = asker;
  const known = path.includes('products/{id}') ? productIds : path.includes('channels/{id}') ? channelIds : storeIds;
  const place = path.replace('{id}', () => (known.length > 0 ? pick(known, random) : 'none'));
  return {
    ...{ name: operationId, account: asker.account, method: 'GET', path: addressOf(place, query) },
    ...(isCsv && { headers: CSV }),
  };
}

function addressOf(path: string, query: Query): string {
  const search = new URLSearchParams(query.map(([name, value]) => [name, value.toWellFormed()])).toString();
  return search === '' ? path : `${path}?${search}`;
}
