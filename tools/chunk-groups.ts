import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const WEB = fileURLToPath(new URL('../src/web/', import.meta.url));
const APPLICATION = `${WEB}main.tsx`;
const PUBLIC_SCRIPT = `${WEB}islands/start.ts`;
const LAYOUT = `${WEB}layouts/dashboard/dashboard-layout.tsx`;
/** Of pages that load a part at once, how many make it one that all of them wait for. */
const SHARED_BY = 7;
/** Loaded by whoever needs it, beside what is drawn. */
const APART = {
  zod: { test: /node_modules\/zod\//, priority: 5 },
  firebase: { test: /node_modules\/@?firebase\//, priority: 2 },
  checks: { test: /node_modules\/(react-hook-form|@hookform)\//, priority: 2 },
};
const OF_VISITORS = /^routes\/(login|signup)\//;
const OF_MEMBERS = /^routes\/(overview|analytics|stores?|products?|catalogue|profile|referrals|billing)\//;

type Modules = { getModuleInfo(id: string): { importedIds: readonly string[] } | null };

/**
 * What every page of the application loads is one file; what pages with forms share, and what most pages of the
 * dashboard share, are two more. Over a slow line sixty small files wait for each other for seconds.
 */
export function chunkGroups() {
  let names: Map<string, string> | undefined;
  const nameOf = (id: string, modules: Modules) => {
    names ??= nameChunks(modules);
    return names.get(id);
  };
  const apart = Object.entries(APART).map(([name, group]) => ({ name, ...group }));
  const shared = ['public', 'shell', 'forms', 'dashboard'].map((name, index) => ({
    name: (id: string, modules: Modules) => (nameOf(id, modules) === name ? name : null),
    // the first takes what the others need too
    priority: [4, 3, 1, 0][index]!,
  }));
  return [...apart, ...shared];
}

function nameChunks(modules: Modules): Map<string, string> {
  const ofPublic = reach(PUBLIC_SCRIPT, modules);
  const ofAll = reach(APPLICATION, modules);
  const pages = globSync('routes/*/*-page.tsx', { cwd: WEB });
  const reachOf = (kind: RegExp) => pages.filter((page) => kind.test(page)).map((page) => reach(WEB + page, modules));
  const ofVisitors = reachOf(OF_VISITORS);
  const ofLayout = reach(LAYOUT, modules);
  const counts = new Map<string, number>();
  for (const page of reachOf(OF_MEMBERS)) for (const id of page) counts.set(id, (counts.get(id) ?? 0) + 1);
  const names = new Map<string, string>();
  // the start of the application is in no part that public pages load
  ofAll.delete(APPLICATION);
  for (const id of new Set([...ofAll, ...ofLayout, ...counts.keys()])) {
    // what a group holds takes along all that it imports: what the public pages need too goes before
    if (ofPublic.has(id)) names.set(id, 'public');
    else if (ofAll.has(id)) names.set(id, 'shell');
    else if (ofVisitors.some((page) => page.has(id)) && (counts.get(id) ?? 0) >= SHARED_BY) names.set(id, 'forms');
    else if (ofLayout.has(id) || (counts.get(id) ?? 0) >= SHARED_BY) names.set(id, 'dashboard');
  }
  return names;
}

/** A module and all that it imports at once. */
function reach(from: string, modules: Modules): Set<string> {
  const found = new Set([from]);
  for (const id of found) for (const next of modules.getModuleInfo(id)?.importedIds ?? []) found.add(next);
  return found;
}
