import type pg from 'pg';
import { streamOf } from './stream-of.ts';

export type Ask = (question: pg.QueryConfig) => Promise<pg.QueryResult>;
/** A connection that is out of its pool, and how many questions it has not answered yet. */
type Lent = { client: Promise<pg.PoolClient>; underWay: number };

/**
 * Asks over the connections of a pool whose clients are pipelines: no question waits for the answers to those before it.
 * What is asked within one turn of the event loop goes over one connection, by one write: a statement of many at once
 * costs both sides half of what it costs alone. Others meanwhile go over the one with the least to answer.
 */
export function askInPipeline(pool: pg.Pool): Ask {
  const lent = new Set<Lent>();
  let ofThisTurn: Lent | undefined;

  function lend(): Lent {
    if (ofThisTurn && lent.has(ofThisTurn)) return ofThisTurn;
    ofThisTurn = choose();
    setImmediate(() => {
      ofThisTurn = undefined;
    });
    return ofThisTurn;
  }

  function choose(): Lent {
    let idlest: Lent | undefined;
    for (const one of lent) if (!idlest || one.underWay < idlest.underWay) idlest = one;
    if (idlest && lent.size >= pool.options.max) return idlest;
    const fresh = { client: pool.connect(), underWay: 0 };
    lent.add(fresh);
    return fresh;
  }

  return async (question) => {
    const one = lend();
    one.underWay++;
    try {
      const client = await one.client;
      const stream = streamOf(client);
      stream.cork();
      setImmediate(() => stream.uncork());
      return await client.query(question);
    } catch (error) {
      // as a pool does: nothing more is asked of a connection that failed
      lent.delete(one);
      throw error;
    } finally {
      one.underWay--;
      if (one.underWay === 0) {
        const isGood = lent.delete(one);
        one.client.then(
          (client) => client.release(!isGood),
          () => {},
        );
      }
    }
  };
}
