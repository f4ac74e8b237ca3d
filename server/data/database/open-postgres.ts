import pg from "pg";
import { BackendError, oneLine } from "../../platform/backend-error.ts";
import { connectionRemedy } from "../../platform/connection-remedy.ts";
import type { Database, Queryable } from "./database.ts";
import { UnavailableError } from "../../platform/unavailable-error.ts";

/** The code of a statement that took longer than `statement_timeout`. */
const canceled = "57014";

/**
 * What a server says that is ending (57P), full (53) or still a standby (25006), and a pooler such as PgBouncer without a server
 * behind it (08).
 */
const away = /^(57P|53|08|25006)/;

/**
 * How long the answer to a statement is waited for, in milliseconds: so much beyond the statement's own limit, which the server
 * enforces, or so much where it has none.
 */
const [graceMs, ordinaryMs] = [10_000, 30_000];

/** Whether an error says that there is no server that takes statements, and nothing of the statement itself. */
const isAway = (error: unknown) => !(error instanceof pg.DatabaseError) || away.test(error.code ?? "");

/**
 * What PostgreSQL says to a statement as it is; an UnavailableError where one took too long, or there is no server that takes
 * statements.
 */
function toError(error: unknown): unknown {
  if (isAway(error)) return new UnavailableError("The database cannot be reached", { cause: error });
  if ((error as pg.DatabaseError).code === canceled)
    return new UnavailableError("A statement took too long", { cause: error });
  return error;
}

/**
 * Runs statements on a connection, and closes it when the server is away. That includes a machine that has gone silent, for which
 * TCP would repeat what was sent for a quarter of an hour.
 * @param answerMs how long each answer is waited for, in milliseconds; undefined for as long as it takes
 */
function queryable(client: pg.PoolClient, answerMs: number | undefined): Queryable {
  async function ask<T extends object>(sql: string, parameters?: unknown[]): Promise<T[]> {
    let isAnswered = false;
    let silence: Error | undefined;
    const giveUp = (waited: number) => {
      if (isAnswered) return;
      silence = new Error(`no answer within ${waited / 1000} s`);
      // Closing a connection with a statement under way fails the statement.
      void client.end();
    };
    // An answer that waits while this thread is busy has come in time: sockets are read before immediates.
    const timer = answerMs && setTimeout(() => setImmediate(giveUp, answerMs), answerMs);
    try {
      return (await client.query<T>(sql, parameters)).rows;
    } catch (error) {
      if (isAway(error)) void client.end();
      throw toError(silence ?? error);
    } finally {
      isAnswered = true;
      clearTimeout(timer);
    }
  }
  return { query: ask, run: async (sql) => void (await ask(sql)) };
}

/** `host/database` of the address, without its password; undefined when it is not a PostgreSQL address. */
function describeUrl(databaseUrl: string): string | undefined {
  if (!/^postgres(ql)?:\/\//.test(databaseUrl) || !URL.canParse(databaseUrl)) return undefined;
  const url = new URL(databaseUrl);
  return `${url.host || (url.searchParams.get("host") ?? "localhost")}${url.pathname}`;
}

/** What to change in `DATABASE_URL`, or at the server, by what it said (PostgreSQL's appendix A). */
const REFUSALS: Readonly<Record<string, string>> = {
  "28P01": "check user and password; write @ : / # % of a password as %40 %3A %2F %23 %25",
  "28000": "let this user in from this machine, in the server's pg_hba.conf",
  "3D000": "create it with create database, owned by this user",
  "42501": "make this user the owner of the database",
};

const NO_TLS = "the server speaks no TLS: switch it on there, or remove sslmode from DATABASE_URL";

function refusalRemedy(error: unknown): string | undefined {
  if (error instanceof pg.DatabaseError) return REFUSALS[error.code ?? ""];
  if (error instanceof Error && error.message.includes("does not support SSL")) return NO_TLS;
  return connectionRemedy(error, NO_TLS);
}

async function checkServer(database: Queryable): Promise<string | undefined> {
  const [server] = await database.query<{ version: number; encoding: string }>(
    "select current_setting('server_version_num')::int as version, current_setting('server_encoding') as encoding",
  );
  if (!server || server.version < 150_000) return "it is older than PostgreSQL 15; use a newer server";
  if (server.encoding !== "UTF8") return `its encoding is ${server.encoding}; create it with encoding UTF8`;
  return undefined;
}

/** Runs statements on the connections of a pool. One that was closed leaves the pool, which makes another in its place. */
function pooled(pool: pg.Pool): Database {
  async function lend<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const client = await pool.connect().catch((error: unknown) => {
      throw toError(error);
    });
    try {
      return await work(client);
    } finally {
      client.release();
    }
  }
  return {
    query: (sql, parameters) => lend((client) => queryable(client, ordinaryMs).query(sql, parameters)),
    run: (sql) => lend((client) => queryable(client, ordinaryMs).run(sql)),
    transaction(work, { statementMs, mayTakeLong = false } = {}) {
      const limitMs = statementMs === undefined ? ordinaryMs : statementMs + graceMs;
      return lend(async (client) => {
        const connection = queryable(client, mayTakeLong ? undefined : limitMs);
        await connection.run("begin");
        try {
          if (statementMs !== undefined) await connection.run(`set local statement_timeout = ${statementMs}`);
          const result = await work(connection);
          // A synchronous standby that is away keeps it waiting. Given up, it would still hold a connection of the server's.
          await queryable(client, undefined).run("commit");
          return result;
        } catch (error) {
          // Where this fails, the connection is closed, and the server rolls back by itself.
          await connection.run("rollback").catch(() => undefined);
          throw error;
        }
      });
    },
    close: () => pool.end(),
  };
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
    // Notices within half a minute a machine that is gone while an answer is waited for, however long that may take.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  });
  // A connection that breaks is replaced by the pool and fails its query; its own error, unheard, would end the process.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
  const database = pooled(pool);
  const unfit = await checkServer(database).catch((error: unknown) => {
    const reason = error instanceof UnavailableError ? error.cause : error;
    return `${oneLine(reason)}; ${refusalRemedy(reason) ?? "check that address and that server"}`;
  });
  if (unfit) {
    await database.close();
    throw new BackendError(`Cannot use the database of DATABASE_URL (${place}): ${unfit}.`);
  }
  return database;
}
