import type { Reading } from '#tracker/reading.ts';

/** Lets an hour pass between two polls that are seconds apart: each time moves on by the hours passed before it. */
export class HourlyTime {
  readonly #jumps: { at: number; by: number }[] = [];

  passes(ms: number): void {
    this.#jumps.push({ at: Date.now(), by: ms });
  }

  shift(reading: Reading): Reading {
    const products = reading.products.map((product) => ({
      ...product,
      modifiedAt: product.modifiedAt === null ? null : this.#moved(product.modifiedAt),
    }));
    return { ...reading, at: this.#moved(reading.at), products };
  }

  #moved(at: number): number {
    return this.#jumps.reduce((moved, jump) => (jump.at <= at + 999 ? moved + jump.by : moved), at);
  }
}
