/** `GET /v1/projects` with nothing around it, for comparison: Fastify, one query, JSON, over TLS, in a separate process. */
import { readFileSync } from 'node:fs';
import { fastify } from 'fastify';
import pg from 'pg';

const { DATABASE_URL, TLS_CERT = '', TLS_KEY = '' } = process.env;
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 10 });
const app = fastify({ https: { cert: readFileSync(TLS_CERT), key: readFileSync(TLS_KEY) } });

const listSql = `select id, name, description, date_part('epoch', created_at) * 1000 as "createdMs" from projects
  where workspace_id = $1 and environment = $2 order by id desc limit 11`;

interface Row {
  id: string;
  name: string;
  description: string | null;
  createdMs: number;
}

app.get('/v1/projects', async (request) => {
  const { rows } = await pool.query<Row>({ name: 'list', text: listSql, values: [request.headers['x-workspace'], 'live'] });
  const data = rows.slice(0, 10).map(({ id, name, description, createdMs }) => ({
    id,
    object: 'project',
    name,
    description,
    created_at: Math.floor(createdMs / 1000),
  }));
  const has_more = rows.length > 10;
  return { object: 'list', data, has_more, next_cursor: has_more ? data.at(-1)?.id : null };
});

process.once('disconnect', () => process.exit(0));
process.send?.(await app.listen({ host: '127.0.0.1', port: 0 }));
