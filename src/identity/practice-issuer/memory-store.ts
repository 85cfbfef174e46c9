import { LRUCache } from 'lru-cache';

type Kept = { uid?: string; grantId?: string; consumed?: number } & Record<string, unknown>;

const MAX_ENTRIES = 1_000;
const kept = new LRUCache<string, Kept>({ max: MAX_ENTRIES });

/** The practice issuer's store: in memory, with the thousand entries used last. */
export class MemoryStore {
  readonly #kind: string;

  constructor(kind: string) {
    this.#kind = kind;
  }

  async upsert(id: string, entry: Kept): Promise<void> {
    kept.set(this.#nameOf(id), entry);
  }

  async find(id: string): Promise<Kept | undefined> {
    return kept.get(this.#nameOf(id));
  }

  async findByUid(uid: string): Promise<Kept | undefined> {
    return [...kept].find(([name, entry]) => name.startsWith(`${this.#kind} `) && entry.uid === uid)?.[1];
  }

  async consume(id: string): Promise<void> {
    const entry = kept.get(this.#nameOf(id));
    if (entry) entry.consumed = 1;
  }

  async destroy(id: string): Promise<void> {
    kept.delete(this.#nameOf(id));
  }

  /** Only of its own kind: an interaction outlives the session and the grant that it replaces. */
  async revokeByGrantId(grantId: string): Promise<void> {
    for (const [name, entry] of kept)
      if (name.startsWith(`${this.#kind} `) && entry.grantId === grantId) kept.delete(name);
  }

  #nameOf(id: string): string {
    return `${this.#kind} ${id}`;
  }
}
