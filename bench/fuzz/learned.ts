import type { Random } from '#runtime/random.ts';
import type { Operation } from './api-document.ts';
import type { Role } from './open-world.ts';

const KEPT = 20;
/** This operation names its subject in the body. */
const CHARGE_BACK = '/dev/billing/chargeback';

/** Ids from answers, by the role that received them and the place. */
export class Learned {
  private readonly names = new Map<string, string[]>();

  note(role: Role, { path }: Operation, json: unknown): void {
    const { items, checkout, id, photoUrl } = (json ?? {}) as Record<string, unknown>;
    // lists below a thing have ids of another kind
    const listed = Array.isArray(items) && !path.includes('{') ? items.map((item) => item?.id) : [];
    this.keep(role, placeOf(path), [id, (checkout as { id?: unknown } | null | undefined)?.id, ...listed]);
    const pictures = JSON.stringify(json ?? null).matchAll(/"\/pictures\/([\w-]+\?of=[^"]+)"/g);
    this.keep(
      role,
      '/pictures',
      [...pictures].slice(0, KEPT).map(([, address]) => address),
    );
    if (typeof photoUrl === 'string') this.keep(role, '/pictures/accounts', [photoUrl.split('/').at(-1)]);
  }

  /** Null if nothing is known yet. For an operation that is open to all, any role's ids are used. */
  find(role: Role, { path, security = [] }: Operation, random: Random): string | null {
    if (!path.includes('{') && path !== CHARGE_BACK) return null;
    const whose = security.length > 0 ? [role] : [...this.names.keys()].map((key) => key.split(' ')[0]!);
    const known = [...new Set(whose)].flatMap((one) => this.names.get(`${one} ${placeOf(path)}`) ?? []);
    return known[random.below(known.length)] ?? null;
  }

  private keep(role: Role, place: string, found: unknown[]): void {
    const key = `${role} ${place}`;
    const names = found.filter((one) => typeof one === 'string');
    this.names.set(key, [...names, ...(this.names.get(key) ?? [])].slice(0, KEPT));
  }
}

/** The list that an operation's `{id}` belongs to: `/api/stores/{id}/events` is about what `/api/stores` lists. */
function placeOf(path: string): string {
  const [place = ''] = path.split('/{');
  if (place === '/dev/invoices' || place === CHARGE_BACK) return '/user/transactions';
  return place.replace('/dev/checkouts', '/user/change-plan');
}
