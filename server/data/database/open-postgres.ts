import pg from "pg";
import { BackendError, oneLine, UnavailableError, connectionRemedy } from "../../platform/backend-error.ts";
import { StatementError, type Database, type Queryable, type TransactionOptions } from "./database.ts";

/** SQLSTATE query_canceled: the statement exceeded `statement_timeout`. */
const queryCanceledCode = "57014";

/**
 * SQLSTATEs of a server that is shutting down (57P), out of resources (53) or a standby (25006), and of a pooler
 * such as PgBouncer that has no server (08).
 */
const unavailableStates = /^(57P|53|08|25006)/;

/**
 * Client-side response timeouts in milliseconds: the margin after a server-side statement timeout, and the timeout of
 * statements without one.
 */
const [graceMs, ordinaryMs] = [10_000, 30_000];

const isUnavailable = (error: unknown) =>
  !(error instanceof pg.DatabaseError) || unavailableStates.test(error.code ?? "");

function toError(error: unknown): unknown {
  if (isUnavailable(error)) return new UnavailableError("The database cannot be reached", { cause: error });
  if ((error as pg.DatabaseError).code === queryCanceledCode)
    return new UnavailableError("A statement took too long", { cause: error });
  return error;
}

/**
 * Runs statements on a connection and closes it if the server is unreachable. A silent host counts as unreachable,
 * because TCP would retransmit for 15 minutes.
 * @param timeoutMs response timeout in milliseconds; undefined for none
 */
function toQueryable(client: pg.PoolClient, timeoutMs: number | undefined): Queryable {
  async function ask<T extends object>(sql: string, parameters?: unknown[]): Promise<T[]> {
    let isSettled = false;
    let timeoutError: Error | undefined;
    const giveUp = (waitedMs: number) => {
      if (isSettled) return;
      timeoutError = new Error(`no response within ${waitedMs / 1000} s`);
      // Closing the connection makes its running statement fail.
      void client.end();
    };
    // Defer the timeout, so that a response that arrived while this thread was busy is read first: Node reads sockets
    // before it runs immediates.
    const timer = timeoutMs && setTimeout(() => setImmediate(giveUp, timeoutMs), timeoutMs);
    try {
      return (await client.query<T>(sql, parameters)).rows;
    } catch (error) {
      if (isUnavailable(error)) void client.end();
      throw toError(timeoutError ?? error);
    } finally {
      isSettled = true;
      clearTimeout(timer);
    }
  }
  return { query: ask, run: async (sql) => void (await ask(sql)) };
}

function describeUrl(databaseUrl: string): string | undefined {
  if (!/^postgres(ql)?:\/\//.test(databaseUrl) || !URL.canParse(databaseUrl)) return undefined;
  const url = new URL(databaseUrl);
  return `${url.host || (url.searchParams.get("host") ?? "localhost")}${url.pathname}`;
}

const REMEDIES_BY_CODE: Readonly<Record<string, string>> = {
  "28P01": "check the user and password; in a password, write @ : / # % as %40 %3A %2F %23 %25",
  "28000":
    "append ?sslmode=verify-full to DATABASE_URL if the server requires TLS; otherwise allow this user from this machine in its pg_hba.conf",
  "3D000": "create it with create database, owned by this user",
  "42501": "make this user the owner of the database",
};

const NO_TLS_REMEDY = "the server does not support TLS: enable it there, or remove sslmode from DATABASE_URL";

/**
 * Replaces weaker values of `sslmode` with `verify-full`. pg would do the same, but print a long warning.
 */
const withVerifiedTls = (databaseUrl: string): string =>
  databaseUrl.includes("uselibpqcompat=")
    ? databaseUrl
    : databaseUrl.replace(/([?&]sslmode=)(?:prefer|require|verify-ca)(?=&|$)/, "$1verify-full");

function refusalRemedy(error: unknown): string | undefined {
  if (error instanceof pg.DatabaseError) return REMEDIES_BY_CODE[error.code ?? ""];
  if (error instanceof Error && error.message.includes("does not support SSL")) return NO_TLS_REMEDY;
  return connectionRemedy(error, NO_TLS_REMEDY);
}

async function checkServer(database: Queryable): Promise<string | undefined> {
  const [server] = await database.query<{ version: number; encoding: string; has_icu: boolean }>(
    `select current_setting('server_version_num')::int as version, current_setting('server_encoding') as encoding,
       exists (select from pg_catalog.pg_collation where collname = 'und-x-icu') as has_icu`,
  );
  if (!server || server.version < 150_000) return "it is older than PostgreSQL 15; use a newer server";
  if (server.encoding !== "UTF8") return `its encoding is ${server.encoding}; create it with encoding UTF8`;
  if (!server.has_icu) return 'it lacks the collation "und-x-icu"; use a PostgreSQL that is built with ICU';
  return undefined;
}

/** @throws StatementError for U+0000, as PostgreSQL does for parameters; in a statement, it would end the message */
function toLiteral(text: string): string {
  if (!text.includes("\0")) return pg.escapeLiteral(text);
  const message = 'invalid byte sequence for encoding "UTF8": 0x00';
  throw new StatementError({ severity: "ERROR", code: "22021", message });
}

function toDatabase(pool: pg.Pool): Database {
  async function withClient<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const client = await pool.connect().catch((error: unknown) => {
      throw toError(error);
    });
    try {
      return await work(client);
    } finally {
      client.release();
    }
  }
  /** @param statements run at its start, in the same message */
  async function transact<T>(
    { statementMs, mayTakeLong = false, settings = {} }: TransactionOptions,
    statements: string[],
    work: (transaction: Queryable) => Promise<T>,
  ): Promise<T> {
    const limitMs = statementMs === undefined ? ordinaryMs : statementMs + graceMs;
    const limit: Record<string, string> = {};
    if (statementMs !== undefined) limit.statement_timeout = String(statementMs);
    const calls = Object.entries({ ...limit, ...settings }).map(
      (setting) => `set_config(${setting.map(toLiteral).join()}, true)`,
    );
    const start = ["begin", ...(calls.length === 0 ? [] : [`select ${calls.join()}`]), ...statements];
    return withClient(async (client) => {
      const connection = toQueryable(client, mayTakeLong ? undefined : limitMs);
      try {
        await connection.run(start.join("; "));
        const result = await work(connection);
        // No timeout: a commit may wait for an unreachable synchronous standby, and giving up would not free the
        // server's connection.
        await toQueryable(client, undefined).run("commit");
        return result;
      } catch (error) {
        // If this fails, the connection is closed and the server rolls back.
        await connection.run("rollback").catch(() => undefined);
        throw error;
      }
    });
  }
  return {
    query: (sql, parameters) =>
      withClient((client) => toQueryable(client, ordinaryMs).query(sql, parameters)),
    run: (sql) => withClient((client) => toQueryable(client, ordinaryMs).run(sql)),
    // Sends what begins the transaction with the statement, so that it waits for the server twice instead of four times.
    insert: ({ toSql, values, ...options }) =>
      transact(options, [toSql(...values.map(toLiteral))], () => Promise.resolve()),
    transaction: (work, options = {}) => transact(options, [], work),
    close: () => pool.end(),
  };
}

/**
 * Connects to a PostgreSQL 15+ server.
 * @throws BackendError if the URL is malformed, the server does not respond, or it does not meet the requirements
 */
export async function openPostgres(databaseUrl: string): Promise<Database> {
  const urlDescription = describeUrl(databaseUrl);
  if (!urlDescription) {
    throw new BackendError(
      "DATABASE_URL is not a PostgreSQL URL. Write it as postgresql://user:password@host:5432/database.",
    );
  }
  const pool = new pg.Pool({
    connectionString: withVerifiedTls(databaseUrl),
    connectionTimeoutMillis: 10_000,
    max: 10,
    // Detects an unreachable host within 30 s, even during statements without a timeout.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  });
  // The pool replaces broken connections and fails their queries; an unhandled error event would crash the
  // process.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
  const database = toDatabase(pool);
  const serverProblem = await checkServer(database).catch((error: unknown) => {
    const reason = error instanceof UnavailableError ? error.cause : error;
    return `${oneLine(reason)}; ${refusalRemedy(reason) ?? "check the URL and the server"}`;
  });
  if (serverProblem) {
    await database.close();
    throw new BackendError(`Cannot use the database at DATABASE_URL (${urlDescription}): ${serverProblem}.`);
  }
  return database;
}

/**
 * Connects to a PostgreSQL server that is migrated elsewhere: by `npm start`, or by the Supabase CLI for a
 * hosted project.
 * @param requiredObject a table, view or function from the newest migration that the caller needs
 * @throws BackendError if the server is unreachable or lacks that object
 */
export async function openMigratedDatabase(
  databaseUrl: string,
  requiredObject = "private.deliveries",
): Promise<Database> {
  const database = await openPostgres(databaseUrl);
  const [row] = await database
    .query<{ is_there: boolean }>(
      "select coalesce(to_regclass($1)::oid, to_regproc($1)::oid) is not null as is_there",
      [requiredObject],
    )
    .catch(async (error: unknown) => {
      await database.close();
      throw error;
    });
  if (row?.is_there) return database;
  await database.close();
  throw new BackendError(
    `The database at DATABASE_URL has no ${requiredObject}. Apply the migrations first: npx supabase db push, or npm start.`,
  );
}
