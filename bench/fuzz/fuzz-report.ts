import type { Operation } from './api-document.ts';
import type { Role } from './open-world.ts';

export type Answered = { status: number; code: string | null; json: unknown; ms: number; asked: string };
/** `isKnown`: the request was about a thing that an answer had named, which may be gone. */
type Count = Answered & { isKnown: boolean };
type Counted = { operation: string; role: Role; isValid: boolean; isFault: boolean; count: Count };
type Tally = { requests: number; valid: number; guarded: number; tooMany: number; p99Ms: number };

const NOT_VALID = new Set([400, 401, 405, 413, 415, 429]);
/** The guards' problems. Other refusals answer a request that the guards let through. */
const GUARDS = new Set(['email-not-verified', 'account-disabled', 'plan-feature-required', 'host-not-allowed']);

/** Counts the answers. */
export class FuzzReport {
  private readonly counts: Counted[] = [];

  note({ operationId }: Operation, role: Role, count: Count): void {
    const isThere = count.status !== 404 || count.isKnown;
    const isValid = isThere && !NOT_VALID.has(count.status) && !GUARDS.has(count.code ?? '') && count.status < 500;
    // the payment provider is away on purpose; nothing else may answer like this
    const isAway = count.status === 503 && count.code === 'billing-unavailable';
    const isFault = count.status >= 500 && !isAway;
    this.counts.push({ operation: operationId, role, isValid: isValid || isAway, isFault, count });
  }

  result() {
    const { counts } = this;
    const group = (nameOf: (one: (typeof counts)[number]) => string) =>
      Object.fromEntries([...Map.groupBy(counts, nameOf)].map(([name, group]) => [name, tallyOf(group)]));
    const failures = counts.filter(({ isFault }) => isFault);
    return {
      requests: counts.length,
      valid: counts.filter(({ isValid }) => isValid).length,
      serverErrors: failures.length,
      slowestMs: Math.round(Math.max(...counts.map(({ count }) => count.ms))),
      byRole: group(({ role }) => role),
      byOperation: group(({ operation }) => operation),
      byOperationAndRole: group(({ operation, role }) => `${operation} ${role}`),
      byStatus: Object.fromEntries(
        [...Map.groupBy(counts, ({ count }) => count.status)].map(([status, all]) => [status, all.length]),
      ),
      failures: failures.map(({ count }) => `${count.status} ${count.asked}`),
    };
  }
}

function tallyOf(group: { isValid: boolean; count: Count }[]): Tally {
  const times = group.map(({ count }) => count.ms).toSorted((one, other) => one - other);
  return {
    requests: group.length,
    valid: group.filter(({ isValid }) => isValid).length,
    guarded: group.filter(({ count }) => count.status === 401 || GUARDS.has(count.code ?? '')).length,
    tooMany: group.filter(({ count }) => count.status === 429).length,
    p99Ms: Math.round(times[Math.ceil(times.length * 0.99) - 1]!),
  };
}
