import Fastify from 'fastify';
import pg from 'pg';

/** The least cost of a request: a route that selects one account by its key. It sends its address to the parent. */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 24 });
const app = Fastify();

app.get<{ Params: { id: string } }>('/accounts/:id', async ({ params }) => {
  const values = [params.id];
  const { rows } = await pool.query({ name: 'account', text: 'select id, email from account where id = $1', values });
  return rows[0];
});

process.send!({ url: await app.listen({ host: '127.0.0.1', port: 0 }) });
process.on('disconnect', () => process.exit());
