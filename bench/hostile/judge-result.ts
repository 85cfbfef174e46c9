import type { HostileCase } from './hostile-case.ts';
import type { CaseResult } from './run-case.ts';

/** The most memory that reading one shop may take. Measured readings take less than half of it. */
const MAX_GROWN_MB = 400;

/** What is wrong after this many polls of the hostile shop. */
export function faultsOf({ expected }: HostileCase, result: CaseResult, polls: number): string[] {
  const { added, watched, newProducts = 0, events = [] } = expected;
  const faults: string[] = [];
  if (result.added !== added) faults.push(`adding it says ${result.added}, not ${added}`);
  const problems: (string | null)[] = [watched].flat().slice(0, polls > 1 ? undefined : 1);
  if (!problems.includes(result.watched)) faults.push(`watching it says ${result.watched}, not ${problems}`);
  if (result.orders > 0) faults.push(`${result.orders} orders that nobody placed`);
  if (result.goneProducts > 0) faults.push(`${result.goneProducts} products called gone`);
  if (result.newProducts > newProducts) faults.push(`${result.newProducts} products taken in`);
  const wrong = result.events.filter((kind) => !events.includes(kind));
  if (wrong.length > 0) faults.push(`events: ${wrong.join(', ')}`);
  if (!result.hasRecovered) faults.push('not read as before once it is honest again');
  if (result.grownMb > MAX_GROWN_MB) faults.push(`${result.grownMb} MB`);
  return [...faults, ...result.defects.map((defect) => `a defect of ours: ${defect}`)];
}
