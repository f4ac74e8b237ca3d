import pg from "pg";
import { BackendError, oneLine } from "../backend-error.ts";
import type { Database, Queryable } from "./database.ts";
import { UnavailableError } from "../unavailable-error.ts";

/** The code of a statement that took longer than `statement_timeout`. */
const canceled = "57014";

/**
 * What a server says that is ending (57P), full (53) or still a standby (25006), and a pooler such as PgBouncer without a server
 * behind it (08).
 */
const away = /^(57P|53|08|25006)/;

/**
 * Rethrows what PostgreSQL says to a statement as it is, and as an UnavailableError that one took too long or that there is no
 * server that takes statements.
 */
function rethrow(error: unknown): never {
  if (error instanceof pg.DatabaseError && error.code === canceled)
    throw new UnavailableError("A statement took too long", { cause: error });
  if (error instanceof pg.DatabaseError && !away.test(error.code ?? "")) throw error;
  throw new UnavailableError("The database cannot be reached", { cause: error });
}

const queryable = (client: pg.Pool | pg.PoolClient): Queryable => ({
  async query<T extends object>(sql: string, parameters?: unknown[]) {
    return (await client.query<T>(sql, parameters).catch(rethrow)).rows;
  },
  async run(sql) {
    await client.query(sql).catch(rethrow);
  },
});

/** `host/database` of the address, without its password; undefined when it is not a PostgreSQL address. */
function describeUrl(databaseUrl: string): string | undefined {
  if (!/^postgres(ql)?:\/\//.test(databaseUrl) || !URL.canParse(databaseUrl)) return undefined;
  const url = new URL(databaseUrl);
  return `${url.host || (url.searchParams.get("host") ?? "localhost")}${url.pathname}`;
}

async function checkServer(pool: pg.Pool): Promise<string | undefined> {
  const { rows } = await pool.query<{ version: number; encoding: string }>(
    "select current_setting('server_version_num')::int as version, current_setting('server_encoding') as encoding",
  );
  const server = rows[0];
  if (!server || server.version < 150_000) return "it is older than PostgreSQL 15; use a newer server";
  if (server.encoding !== "UTF8") return `its encoding is ${server.encoding}; create it with encoding UTF8`;
  return undefined;
}

/**
 * Connects to a PostgreSQL 15+ server.
 * @throws BackendError when the address is malformed, the server does not answer, or is unfit.
 */
export async function openPostgres(databaseUrl: string): Promise<Database> {
  const place = describeUrl(databaseUrl);
  if (!place) {
    throw new BackendError(
      "DATABASE_URL is not a PostgreSQL address. Write it as postgresql://user:password@host:5432/database.",
    );
  }
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    connectionTimeoutMillis: 10_000,
    max: 10,
    // A machine that is gone says nothing; its connections would be waited for.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  });
  // A connection that breaks is replaced by the pool and fails its query; its own error, unheard, would end the process.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
  const unfit = await checkServer(pool).catch(
    (error: unknown) => `${oneLine(error)}; check that address and that server`,
  );
  if (unfit) {
    await pool.end();
    throw new BackendError(`Cannot use the database of DATABASE_URL (${place}): ${unfit}.`);
  }
  return {
    ...queryable(pool),
    async transaction(work, { statementMs } = {}) {
      const client = await pool.connect().catch(rethrow);
      const connection = queryable(client);
      let broken: Error | undefined;
      try {
        await connection.run("begin");
        if (statementMs !== undefined) await connection.run(`set local statement_timeout = ${statementMs}`);
        const result = await work(connection);
        await connection.run("commit");
        return result;
      } catch (error) {
        await connection.run("rollback").catch((failure: Error) => (broken = failure));
        throw error;
      } finally {
        client.release(broken);
      }
    },
    close: () => pool.end(),
  };
}
