import { z } from 'zod';
import type { PlanFeature } from './billing/plan.ts';
import type { ViewKind } from './sharing/shared-view.ts';

/** The sections of the API's document. */
export const SUBJECTS = {
  Stores: 'The stores that I track, and the data behind a store’s figures.',
  Products: 'The products of my stores, and the data behind a product’s figures.',
  Database: 'Every store that any user tracks or that was imported.',
  Analytics: 'Orders and revenue of stores and products over time, by country and by category.',
  Groups: 'My groups of stores and products, and my notes.',
  Alerts: 'Alert rules, briefs, and the channels that messages go to.',
  Assistants: 'Assistants that may read in a person’s name, and the calls that they make.',
  Sharing: 'Shared pages and lists, and lists sent by mail.',
  Account: 'My account, sessions, preferences, personal keys and stored data.',
  Billing: 'My plan, payments, and changes of plan.',
  Referrals: 'Friends whom I referred, and the free months that they earn me.',
  Pictures: 'Pictures of stores, products and people, served from our own origin.',
  Identity: 'Sign-up and sign-in, in the protocol of the firebase SDK.',
  Operate: 'For operators: people, stores, mail, and the state of the server.',
  Operations: 'For programs: health, metrics, configuration, and this document.',
  'Local mode': 'Calls that only a local server has: mailbox, practice stores, sandbox payments.',
};
type Subject = keyof typeof SUBJECTS;

/** A call of the API. Its route, its guards, the OpenAPI document and the web's client are derived from it. */
export type Endpoint = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** A variable part is written `{name}`. */
  path: `/${string}`;
  subject: Subject;
  summary: string;
  /**
   * open: everybody. key: with the project's key. verified: signed in with a confirmed address. operator: verified
   * people who run the server.
   */
  access: 'open' | 'key' | 'verified' | 'operator';
  /** The feature that the caller's plan must have, or a function of the query (null: none). */
  feature?: PlanFeature | ((query: never) => PlanFeature | null);
  /**
   * For a call about one of my stores or products: the feature with which it is also answered for others of the
   * catalogue. Without it they are `not-found`.
   */
  beyondMine?: PlanFeature;
  /**
   * For what a stolen token must not allow: the person must have signed in at most five minutes ago. Or a function of
   * the body. Else `requires-recent-login`.
   */
  recentLogin?: true | ((body: never) => boolean);
  /** Which servers have the call; all of them if missing. */
  only?: 'local' | 'billing' | 'sandbox';
  /** The shared pages that use the call. Whoever has such a page's address may make it for what the page shows. */
  shownIn?: readonly ViewKind[];
  params?: z.ZodObject;
  query?: z.ZodType;
  body?: z.ZodType;
  /** The body is a form. */
  isForm?: true;
  /** For a body that is a file: the allowed types. */
  bodyTypes?: readonly string[];
  answer: z.ZodType;
  status?: 201;
  /** `Accept` may also ask for a file: CSV, or a workbook (XLSX). */
  asFile?: true;
  /** The type of an answer that is not JSON. */
  answerType?: string;
};

/** The answer of a call without an answer (204). */
export const NOTHING = z.null().describe('Done');

export function endpoint<const Declared extends Endpoint>(declared: Declared): Declared {
  return declared;
}

/** `/a/{b}` in the router's syntax, where one colon starts a parameter and two stand for a colon. */
export function routerPath(path: string): string {
  return path.replaceAll(':', '::').replace(/\{(\w+)\}/g, ':$1');
}

/** A path with its parameters filled in. */
export function fillPath(path: string, params: Record<string, unknown> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')));
}

/** Whether a personal key is enough: for calls of `/api`, but not for the account itself or an operator's work. */
export function isForKeys({ access, path }: Pick<Endpoint, 'access' | 'path'>): boolean {
  return access === 'verified' && path.startsWith('/api/') && !path.startsWith('/api/operate');
}

type Output<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;
type Input<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined;

export type ParamsOf<Declared extends Endpoint> = Output<Declared['params']>;
export type QueryOf<Declared extends Endpoint> = Output<Declared['query']>;
export type BodyOf<Declared extends Endpoint> = Output<Declared['body']>;
/** What a caller may send, before defaults and transforms. */
export type GivenBodyOf<Declared extends Endpoint> = Input<Declared['body']>;
/** The promise of an answer. */
export type AnswerOf<Declared extends Endpoint> = Declared['answer'] extends typeof NOTHING
  ? Promise<void>
  : Promise<z.output<Declared['answer']>>;
