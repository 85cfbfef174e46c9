import pg from 'pg';

/** Times as COPY writes them are the same everywhere; nothing here is ended for taking long. */
const SESSION = [
  'timezone=UTC',
  'datestyle=ISO',
  'statement_timeout=0',
  'idle_in_transaction_session_timeout=0',
  'maintenance_work_mem=256MB',
]
  .map((setting) => `-c ${setting}`)
  .join(' ');

export async function openConnection(url: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    options: SESSION,
    application_name: 'tillwatch backup',
    connectionTimeoutMillis: 30_000,
  });
  // whoever waits for a query hears of a lost connection there
  client.on('error', () => {});
  await client.connect();
  return client;
}
