import pg from 'pg';

/** COPY writes times the same everywhere, and nothing is cancelled for taking long. */
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
  // a lost connection is reported to whoever waits for a query
  client.on('error', () => {});
  await client.connect();
  return client;
}
