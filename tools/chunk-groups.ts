import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const WEB = fileURLToPath(new URL('../src/web/', import.meta.url));
const APPLICATION = `${WEB}main.tsx`;
/** The script of the public pages, and what it loads after them for every visitor. */
const OF_PUBLIC = [`${WEB}islands/start.ts`, `${WEB}visits/count-visits.ts`];
const LAYOUT = `${WEB}layouts/dashboard/dashboard-layout.tsx`;
const FIRST_PAGE = `${WEB}routes/overview/overview-page.tsx`;
const AUTH_LAYOUT = `${WEB}layouts/auth/auth-layout.tsx`;
const CONNECT = `${WEB}auth/connect-firebase.ts`;
/** A part used by at least this many pages joins a shared file that all of them load. */
const SHARED_BY = 7;
/** Loaded only when needed, separately from what renders the page. */
const APART = {
  zod: { test: /node_modules\/zod\//, priority: 12 },
  checks: { test: /node_modules\/(react-hook-form|@hookform)\//, priority: 7 },
};
/** Files shared by pages, with their priorities. A group includes everything that its modules import. */
const SHARED = {
  public: 11,
  drawing: 10,
  shell: 9,
  connect: 8,
  forms: 6,
  dashboard: 5,
  figures: 4,
  'dashboard-rest': 3,
  'figures-rest': 2,
  lists: 1,
  account: 0,
};
/** Split into what a member's first page needs and the rest. */
const SPLIT: readonly Group[] = ['dashboard', 'figures'];

/** The libraries that render the shell, about half of its code. */
const OF_DRAWING = /node_modules\/(react|react-dom|scheduler|stylis|@emotion|@mui)\//;
/** The pages of signing in and of the profile. */
const OF_ACCOUNT = /^routes\/(login|signup|password-reset|auth-action|verify|profile)\//;
/** The pages with figures and charts, and the pages with tables. */
const OF_FIGURES = /^routes\/(overview|analytics|compare|groups|store|product)\//;
const OF_LISTS = /^routes\/(stores|products|catalogue)\//;
/** The other pages of the dashboard, which need neither. */
const OF_SETTINGS = /^routes\/(alerts|channels|sharing|briefs|referrals|billing|authorize|stop|operate)\//;

type Modules = { getModuleInfo(id: string): { importedIds: readonly string[] } | null };
type Group = keyof typeof SHARED;

/**
 * The code that every page of the application loads is split into two files, so that its modules run in two tasks. Eight
 * more files hold what is shared by the connection to the identity service, by pages with forms, and by pages of the
 * dashboard, of figures, of lists and of accounts. On a slow line, sixty small files would wait for each other for
 * seconds, and what the first page does not need would delay it.
 */
export function chunkGroups() {
  let names: Map<string, Group> | undefined;
  const nameOf = (id: string, modules: Modules) => {
    names ??= nameChunks(modules);
    return names.get(id);
  };
  const apart = Object.entries(APART).map(([name, group]) => ({ name, ...group }));
  const shared = Object.entries(SHARED).map(([name, priority]) => ({
    name: (id: string, modules: Modules) => (nameOf(id, modules) === name ? name : null),
    priority,
  }));
  return [...apart, ...shared];
}

function nameChunks(modules: Modules): Map<string, Group> {
  const pages = globSync('routes/*/*-page.tsx', { cwd: WEB });
  const reachOf = (kind: RegExp) => pages.filter((page) => kind.test(page)).map((page) => reach(WEB + page, modules));
  const ofPublic = new Set(OF_PUBLIC.flatMap((from) => [...reach(from, modules)]));
  const ofAll = reach(APPLICATION, modules);
  const ofFirstPage = reach(FIRST_PAGE, modules);
  const [ofLayout, ofConnecting] = [LAYOUT, CONNECT].map((from) => reach(from, modules));
  const [account, figures, lists, settings] = [OF_ACCOUNT, OF_FIGURES, OF_LISTS, OF_SETTINGS].map(reachOf);
  account!.push(reach(AUTH_LAYOUT, modules));
  // public pages load no part that contains the application's entry
  ofAll.delete(APPLICATION);

  const groupOf = (id: string): Group | null => {
    const isIn = (one: Set<string>) => one.has(id);
    const [ofFigures, ofLists] = [figures!.filter(isIn).length, lists!.filter(isIn).length];
    const ofBoth = ofFigures + ofLists;
    const isShared = ofBoth + settings!.filter(isIn).length >= SHARED_BY;
    // a group includes its modules' imports, so what public pages need as well is taken out first
    if (ofPublic.has(id)) return 'public';
    if (ofAll.has(id)) return OF_DRAWING.test(id) ? 'drawing' : 'shell';
    if (ofConnecting!.has(id)) return 'connect';
    const isOnDashboard = ofLayout!.has(id) || ofBoth >= 2 || settings!.some(isIn);
    if (account!.some(isIn) && (isShared || isOnDashboard)) return 'forms';
    if (ofLayout!.has(id) || isShared || (settings!.some(isIn) && ofBoth >= 2)) return 'dashboard';
    if (ofBoth >= 2) return ofFigures > 0 ? 'figures' : 'lists';
    return account!.filter(isIn).length >= 2 ? 'account' : null;
  };
  const all = new Set(
    [ofAll, ofLayout!, ofConnecting!, ...figures!, ...lists!, ...settings!, ...account!].flatMap((one) => [...one]),
  );
  const isFirst = (id: string) => ofLayout!.has(id) || ofFirstPage.has(id);
  const named = [...all].map((id) => {
    const group = groupOf(id);
    return [id, group && SPLIT.includes(group) && !isFirst(id) ? (`${group}-rest` as Group) : group] as const;
  });
  return new Map(named.filter((one): one is [string, Group] => one[1] !== null));
}

/** A module and all its static imports. */
function reach(from: string, modules: Modules): Set<string> {
  const found = new Set([from]);
  for (const id of found) for (const next of modules.getModuleInfo(id)?.importedIds ?? []) found.add(next);
  return found;
}
