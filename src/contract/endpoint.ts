import { z } from 'zod';
import type { PlanFeature } from './plan.ts';
import type { ViewKind } from './shared-view.ts';

/** Headings of the API's document. */
export const SUBJECTS = {
  Stores: 'The stores on my list, and what stands behind the numbers of a store.',
  Products: 'The products of my stores, and what stands behind the numbers of a product.',
  Database: 'Every store that anybody tracks or that was imported.',
  Analytics: 'What stores and products came to, over time and by country and category.',
  Groups: 'Lists of my own, and what I note.',
  Alerts: 'What I am told of, and where.',
  Assistants: 'Programs that people let read in their name, and what these ask.',
  Sharing: 'What I let others see, and lists that are sent or read by themselves.',
  Account: 'Who I am, where I am signed in, and what is kept of me.',
  Billing: 'What I pay, and changes of it.',
  Referrals: 'Friends who were brought, and the months they earn.',
  Pictures: 'Pictures of stores, products and people, from our own origin.',
  Identity: 'Signing up and in, as the firebase SDK speaks it.',
  Operate: 'For who runs the server: people, stores, mail, and how it is.',
  Operations: 'What programs ask: whether the server is well, what it offers, how it is called.',
  'Local mode': 'Windows into a local server; nowhere else.',
};
export type Subject = keyof typeof SUBJECTS;

/** A call of the API. Routes, their guards, the OpenAPI document and the web's client follow from it. */
export type Endpoint = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** A part that differs is `{name}`. */
  path: `/${string}`;
  subject: Subject;
  summary: string;
  /** open: everybody. key: who names the project's key. verified: who is signed in with a confirmed address. operator: of them, who runs the server. */
  access: 'open' | 'key' | 'verified' | 'operator';
  /** What the caller's plan must have; where that depends on what is asked, by the query (null: nothing). */
  feature?: PlanFeature | ((query: never) => PlanFeature | null);
  /** Which servers have the call; without it all of them. */
  only?: 'local' | 'billing' | 'sandbox';
  /** The shared pages that are made of it: whoever has their address may make it, about what they show. */
  shownIn?: readonly ViewKind[];
  params?: z.ZodObject;
  query?: z.ZodType;
  body?: z.ZodType;
  /** The body comes as a form. */
  isForm?: true;
  /** With a body that is a file: what it may be. */
  bodyTypes?: readonly string[];
  answer: z.ZodType;
  status?: 201;
  /** What `Accept` may ask for as a file too: CSV, or a workbook (XLSX). */
  asFile?: true;
  /** With an answer that is no JSON: what it is. */
  answerType?: string;
};

/** The answer of a call that answers nothing (204). */
export const NOTHING = z.null().describe('Done');

export function endpoint<const Declared extends Endpoint>(declared: Declared): Declared {
  return declared;
}

/** `/a/{b}` as the router spells it, which takes one colon for a parameter and two for a colon. */
export function routerPath(path: string): string {
  return path.replaceAll(':', '::').replace(/\{(\w+)\}/g, ':$1');
}

/** A path with its parts put in. */
export function fillPath(path: string, params: Record<string, unknown> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')));
}

/** Whether a personal key is enough: for what `/api` holds, never for the account itself or for an operator's work. */
export function isForKeys({ access, path }: Pick<Endpoint, 'access' | 'path'>): boolean {
  return access === 'verified' && path.startsWith('/api/') && !path.startsWith('/api/operate');
}

type Output<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;
type Input<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined;

export type ParamsOf<Declared extends Endpoint> = Output<Declared['params']>;
export type QueryOf<Declared extends Endpoint> = Output<Declared['query']>;
export type BodyOf<Declared extends Endpoint> = Output<Declared['body']>;
/** What a caller may send, before defaults and changes of form. */
export type GivenBodyOf<Declared extends Endpoint> = Input<Declared['body']>;
/** The promise of an answer. */
export type AnswerOf<Declared extends Endpoint> = Declared['answer'] extends typeof NOTHING
  ? Promise<void>
  : Promise<z.output<Declared['answer']>>;
