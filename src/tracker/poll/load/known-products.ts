import { sql } from 'kysely';
import type { Facts } from '#database/connect.ts';
import { newRate } from '../../estimate/orders/product-rate.ts';
import type { KnownProduct, ProductRate } from '../../known/product.ts';
import type { StoreModel } from '../../known/store-model.ts';
import type { Reading } from '../../reading.ts';

/** The known products of a store, loaded as readings name them. */
export class KnownProducts {
  readonly byId = new Map<string, KnownProduct>();
  /** The catalogue's number of each product, by the store's own id. */
  readonly numbers = new Map<string, number>();
  readonly #facts: Facts;
  readonly #storeId: number;
  readonly #model: StoreModel;
  #areAll = false;

  constructor(facts: Facts, storeId: number, model: StoreModel) {
    this.#facts = facts;
    this.#storeId = storeId;
    this.#model = model;
  }

  /** Loads the products that a reading shows; all products if it shows the whole catalogue. */
  async load({ mode, sizeIfUnchanged, products }: Reading): Promise<void> {
    if (this.#areAll) return;
    if (mode === 'catalogue' && sizeIfUnchanged === undefined) await this.loadAll();
    else await this.#fetch(products.map(({ externalId }) => externalId).filter((id) => !this.byId.has(id)));
  }

  async loadNamed(externalIds: readonly string[]): Promise<void> {
    await this.#fetch(externalIds.filter((id) => !this.byId.has(id)));
  }

  async loadAll(): Promise<void> {
    await this.#fetch('all');
    this.#areAll = true;
  }

  /**
   * Counts the store's known products, gone ones included. If the reading shows no others, the loaded ones are enough.
   */
  async count(reading: Reading): Promise<number> {
    if (this.#areAll || reading.products.every(({ externalId }) => this.byId.has(externalId))) return this.byId.size;
    const { count } = await this.#facts
      .selectFrom('product_state')
      .select((select) => select.fn.countAll<number>().as('count'))
      .where('store_id', '=', this.#storeId)
      .executeTakeFirstOrThrow();
    return count;
  }

  keep(products: readonly KnownProduct[]): void {
    for (const product of products) this.byId.set(product.externalId, product);
  }

  async #fetch(externalIds: string[] | 'all'): Promise<void> {
    if (externalIds.length === 0) return;
    const states = await this.#facts
      .selectFrom('product_state')
      .selectAll()
      .where('store_id', '=', this.#storeId)
      .$if(externalIds !== 'all', (query) => query.where(sql<boolean>`external_id = any(${externalIds}::text[])`))
      // the same order at every run, so that sums of the same figures are equal to the last digit
      .orderBy('product_id')
      .execute();
    for (const state of states) {
      if (this.byId.has(state.external_id)) continue;
      this.numbers.set(state.external_id, state.product_id);
      this.byId.set(state.external_id, {
        externalId: state.external_id,
        contentHash: state.content_hash,
        modifiedAt: state.modified_at?.getTime() ?? null,
        reviewCount: state.review_count,
        variants: state.variants as KnownProduct['variants'],
        rate: rateOf(state.rate as ProductRate, this.#model),
        missedReads: state.missed_reads,
        seenAt: state.seen_at.getTime(),
      });
    }
  }
}

/** A rate from before the model was restarted is restarted too. */
function rateOf(stored: ProductRate, model: StoreModel): ProductRate {
  if (model.startedAt === null || stored.at > model.startedAt) return stored;
  return newRate({ ...model, clock: 0 }, model.startedAt);
}
