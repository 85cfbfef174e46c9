import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { launchBrowser, openContext, quiet } from '../e2e/browser.ts';
import { signIn } from '../e2e/sign-in.ts';

/**
 * Records the example shown to an empty account: `node tools/record-example.ts URL`, of a running product whose
 * practice stores' past is complete. Writes the API's answers for the last seven complete days.
 */
const FILE = fileURLToPath(new URL('../src/web/routes/overview/example.json', import.meta.url));
const DAY_MS = 86_400_000;
const FIGURES = ['orders', 'revenue', 'previous', 'change'];

type Answer = Record<string, unknown>;

const url = process.argv[2] ?? 'http://127.0.0.1:3000';
const today = Math.floor(Date.now() / DAY_MS) * DAY_MS;
const dayBefore = (days: number) => new Date(today - days * DAY_MS).toISOString().slice(0, 10);
const [from, to] = [dayBefore(7), dayBefore(1)];

const browser = await launchBrowser();
const page = await (await openContext(browser)).newPage();
await signIn(page, { url });
const answerOf = async (path: string): Promise<Answer> => {
  const isAsked = (asked: URL) => asked.pathname === `/api/analytics/${path}` && asked.searchParams.get('to') === to;
  return (await page.waitForResponse((response) => isAsked(new URL(response.url())))).json();
};
const answers = Promise.all(['stores/overview', 'trend', 'happenings'].map(answerOf));
await page.goto(`${url}/overview?from=${from}&to=${to}`);
const [overview = {}, trend, happenings] = await answers;
await quiet(page);
await browser.close();

const listOf = (name: string, ...names: string[]) =>
  (overview[name] as Answer[]).map((item) => pick(item, [...names, ...FIGURES]));
const example = {
  span: { from, until: dayBefore(0) },
  previousSpan: { from: dayBefore(14), until: from },
  totals: pick(overview, [...FIGURES, 'gaps']),
  trend,
  happenings,
  stores: listOf('topStores', 'id', 'name', 'platform', 'country'),
  products: listOf('topProducts', 'id', 'title', 'storeName'),
};
await writeFile(FILE, `${JSON.stringify(example, rounded, 2)}\n`);

function pick(item: Answer, names: readonly string[]): Answer {
  return Object.fromEntries(names.map((name) => [name, item[name]]));
}

/** More than six digits mean nothing in an estimate. */
function rounded(_: string, value: unknown): unknown {
  return typeof value === 'number' ? Number(value.toPrecision(6)) : value;
}
