import { createMutex } from "../../platform/mutex.ts";

export type Row = Record<string, unknown>;

export interface Queryable {
  query<T extends object = Row>(sql: string, parameters?: unknown[]): Promise<T[]>;
  run(sql: string): Promise<void>;
}

export interface TransactionOptions {
  /** Settings of the transaction by name, such as `role`, in the order in which to set them. */
  settings?: Readonly<Record<string, string>> | undefined;
  /** Time limit of each statement in milliseconds; a longer one fails with an UnavailableError. */
  statementMs?: number | undefined;
  /** Disables time limits, for migrations, restores, and waiting for another server's lock. */
  mayTakeLong?: boolean;
}

export interface Insert {
  /** Returns the statement, given an expression for each of the values: a parameter or an escaped literal. */
  toSql: (...expressions: string[]) => string;
  /** In PostgreSQL's text format. */
  values: string[];
  settings: Readonly<Record<string, string>>;
  /** As of a transaction. */
  statementMs: number;
}

/**
 * The common interface of PGlite and a PostgreSQL server. Statements fail with an UnavailableError if the
 * server is unreachable or does not respond in time.
 */
export interface Database extends Queryable {
  transaction<T>(work: (transaction: Queryable) => Promise<T>, options?: TransactionOptions): Promise<T>;
  /**
   * Inserts rows and commits. Inserts that wait at the same time may share a transaction, so that each must make all
   * settings that it depends on; if one fails, this affects no other.
   */
  insert(insert: Insert): Promise<void>;
  close(): Promise<void>;
}

/**
 * Returns the database for work that nobody waits for: it runs one query or transaction at a time, so that visitors'
 * statements, which share the connections, wait for one of it at most.
 */
export function toBackgroundDatabase(database: Database): Database {
  const runExclusive = createMutex();
  return {
    query: (sql, parameters) => runExclusive(() => database.query(sql, parameters)),
    run: (sql) => runExclusive(() => database.run(sql)),
    transaction: (work, options) => runExclusive(() => database.transaction(work, options)),
    insert: (insert) => runExclusive(() => database.insert(insert)),
    close: () => database.close(),
  };
}

export interface DatabaseError {
  severity: string;
  code: string;
  message: string;
  detail?: string | undefined;
  hint?: string | undefined;
  constraint?: string | undefined;
  column?: string | undefined;
}

export class StatementError extends Error implements DatabaseError {
  override name = "StatementError";
  readonly severity: string;
  readonly code: string;
  readonly detail: string | undefined;
  readonly hint: string | undefined;
  readonly constraint: string | undefined;
  readonly column: string | undefined;

  constructor({ severity, code, message, detail, hint, constraint, column }: DatabaseError) {
    super(message);
    this.severity = severity;
    this.code = code;
    this.detail = detail;
    this.hint = hint;
    this.constraint = constraint;
    this.column = column;
  }
}

/**
 * Whether an error comes from PostgreSQL. Checks for a severity and a SQLSTATE, because system errors also have a
 * `code`, such as `EROFS`.
 */
export function isDatabaseError(error: unknown): error is DatabaseError {
  return (
    error instanceof Error &&
    "severity" in error &&
    "code" in error &&
    typeof error.code === "string" &&
    /^[0-9A-Z]{5}$/.test(error.code)
  );
}

export const isUuid = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
