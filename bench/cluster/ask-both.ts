import { TEST_SETTINGS, type TestApp, testApp } from '../../src/server/testing/test-app.ts';
import type { ApiDocument } from '../fuzz/api-document.ts';
import { raisedLimits } from '../fuzz/open-world.ts';
import { differencesOf } from './answer-differences.ts';
import { type Call, drawCalls } from './draw-calls.ts';
import { type Group, grouped } from './groups.ts';
import type { Pair } from './open-pair.ts';

export type Asked = {
  questions: number;
  /** How many different calls of the contract were among them. */
  calls: number;
  byStatus: Record<string, number>;
  /** Answers of 500 and above, by the logged message. */
  errors: Group[];
  /** Answers that differ between the two, by the call and the place. */
  differences: Group[];
};

/** Asks both databases the same calls, one after the other, through the whole HTTP side. */
export async function askBoth(
  { citus, plain, askers }: Pair,
  options: { questions: number; seed: string; isShort: boolean; nowMs: number },
  note: (line: string) => void,
): Promise<Asked> {
  const settings = { ...TEST_SETTINGS, callLimits: raisedLimits() };
  // their databases outlive the apps
  const apps = await Promise.all(
    [citus, plain].map((database) => testApp({ settings }, { ...database, drop: async () => {} })),
  );
  for (const { clock } of apps) clock.set(options.nowMs);
  const [onCitus, onPlain] = apps as [TestApp, TestApp];
  try {
    const document = (await onPlain.app.inject('/api/openapi.json')).json<ApiDocument>();
    const calls = drawCalls(document, askers, options);
    const errors: [string, string][] = [];
    const differences: [string, string][] = [];
    const statuses: number[] = [];
    for (const [index, call] of calls.entries()) {
      const [one, other] = await Promise.all([ask(onCitus, call), ask(onPlain, call)]);
      const example = exampleOf(call);
      statuses.push(other.status);
      if (one.error) errors.push([`citus: ${one.error}`, example]);
      if (other.error) errors.push([`plain: ${other.error}`, example]);
      if (!one.error && !other.error)
        for (const place of differencesOf(one, other).slice(0, 3))
          differences.push([
            `${call.name} ${place.replace(/: .*/s, '').replace(/\d+/g, 'n')}`,
            `${place} of ${example}`,
          ]);
      if (index % 100 === 99) note(`${index + 1} of ${calls.length} questions, ${errors.length} errors`);
    }
    return {
      questions: calls.length,
      calls: new Set(calls.map(({ name }) => name)).size,
      byStatus: Object.fromEntries(
        [...Map.groupBy(statuses, (status) => status)].map(([status, all]) => [status, all.length]),
      ),
      errors: grouped(errors),
      differences: grouped(differences),
    };
  } finally {
    for (const app of apps) await app.close();
  }
}

type Answer = { status: number; error: string | null; body: unknown };

async function ask({ app, logged }: TestApp, { name, account, method, path, body, ...call }: Call): Promise<Answer> {
  logged.length = 0;
  const headers = { ...(account && { authorization: `Bearer ${account}` }), ...call.headers };
  const answer = await app.inject({ method, url: path, headers, ...(body && { payload: body }) });
  const failure = logged.find((entry): entry is { err: Error } => entry instanceof Object && 'err' in entry);
  const status = answer.statusCode;
  const error = failure ? told(failure.err) : status >= 500 ? `${status} without a word` : null;
  return { status, error, body: bodyOf(name, answer.body, String(answer.headers['content-type'])) };
}

/** The message, with the first line of ours in its stack. */
function told({ message, stack = '' }: Error): string {
  const [, place = 'somewhere'] = /\/src\/((?!database)\S+?:\d+):\d+/.exec(stack) ?? [];
  return `${message.replace(/\d{4,}/g, 'N')} (${place})`;
}

function bodyOf(name: string, text: string, type: string): unknown {
  if (!/json/.test(type)) return text.split('\n').map((line) => line.split(',').map(cellOf));
  const { requestId: _, ...told } = JSON.parse(text) ?? {};
  // sizes differ between the databases
  return name === 'getOperateOverview' ? { ...told, databases: [] } : told;
}

function exampleOf({ account, path, headers, body }: Call): string {
  return [account ?? 'nobody', ...Object.values(headers ?? {}), path, ...(body ? [JSON.stringify(body)] : [])].join(
    ' ',
  );
}

function cellOf(cell: string): string | number {
  return cell !== '' && Number.isFinite(Number(cell)) ? Number(cell) : cell;
}
