import pg from 'pg';

/** The first that the system knows, as for a new cluster (initialize.ts). */
const CHARACTER_TYPES = ['C.UTF-8', 'UTF-8'];
const WORD_INDEXES = ['product_by_words', 'store_by_words'];
/** Stands on an index from the moment that its database has another character type until it is made anew. */
const MARK = 'to be made anew: words were cut by another character type';

type Log = { info(line: string): void; warn(line: string): void };

/**
 * Gives a database that was made with the character type C one that knows letters beyond ASCII, and makes its word
 * indexes anew: they hold no such word. Takes seconds for each million of products, once; what was broken off goes on
 * at the next start.
 */
export async function teachLetters(connectionString: string, log: Log): Promise<void> {
  const isMarked = await inSession(connectionString, async (client) => {
    const { rows } = await client.query(`select datctype from pg_database where datname = current_database()`);
    if (rows[0].datctype === 'C') await changeType(client, log);
    return (await findMarked(client)).length > 0;
  });
  if (!isMarked) return;
  log.info('The word search learns letters beyond ASCII: this happens once …');
  // sessions know the type that their database had when they began
  await inSession(connectionString, async (client) => {
    for (const index of await findMarked(client)) {
      await client.query('begin');
      await client.query(`reindex index ${client.escapeIdentifier(index)}`);
      await client.query(`comment on index ${client.escapeIdentifier(index)} is null`);
      await client.query('commit');
    }
  });
}

async function changeType(client: pg.Client, log: Log): Promise<void> {
  for (const type of CHARACTER_TYPES) {
    try {
      await client.query('begin');
      // fails where the system does not know the type: a database with such a one would let nobody in
      await client.query(`create collation tried (provider = libc, lc_collate = 'C', lc_ctype = '${type}')`);
      await client.query('drop collation tried');
      await client.query('update pg_database set datctype = $1 where datname = current_database()', [type]);
      for (const index of WORD_INDEXES) {
        const { rows } = await client.query('select to_regclass($1) as oid', [index]);
        if (rows[0].oid) await client.query(`comment on index ${client.escapeIdentifier(index)} is '${MARK}'`);
      }
      await client.query('commit');
      return;
    } catch (error) {
      await client.query('rollback');
      if (type === CHARACTER_TYPES.at(-1))
        log.warn(
          `Searches in Arabic, and for accented letters, are slow: ${error instanceof Error ? error.message : error}.`,
        );
    }
  }
}

async function findMarked(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query(
    `select relname from pg_class where relname = any($1) and obj_description(oid, 'pg_class') = $2`,
    [WORD_INDEXES, MARK],
  );
  return rows.map((row) => row.relname);
}

async function inSession<Result>(url: string, ask: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    return await ask(client);
  } finally {
    await client.end();
  }
}
