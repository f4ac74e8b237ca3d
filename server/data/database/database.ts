/** One row as the database returns it. */
export type Row = Record<string, unknown>;

/** Something that runs one statement: the database itself, or a transaction on it. */
export interface Queryable {
  /** Runs one statement with `$1` parameters and returns its rows. */
  query<T extends object = Row>(sql: string, parameters?: unknown[]): Promise<T[]>;
  /** Runs several statements without parameters. */
  run(sql: string): Promise<void>;
}

export interface TransactionOptions {
  /** How long each statement may take, in milliseconds; a longer one fails with an UnavailableError. */
  statementMs?: number | undefined;
  /** Whether a statement may take any time, such as a migration, a restore, or what waits for another server's lock. */
  mayTakeLong?: boolean;
}

/**
 * The little that the backend needs of PGlite or of a PostgreSQL server. A statement fails with an UnavailableError when the server
 * cannot be reached or does not answer in time.
 */
export interface Database extends Queryable {
  /** Commits when `work` resolves, rolls back and rethrows when it rejects. */
  transaction<T>(work: (transaction: Queryable) => Promise<T>, options?: TransactionOptions): Promise<T>;
  close(): Promise<void>;
}

/** The fields of a PostgreSQL error that answers are made of. */
export interface DatabaseError {
  severity: string;
  code: string;
  message: string;
  detail?: string | undefined;
  hint?: string | undefined;
}

/** What PostgreSQL in another thread has said to a statement. */
export class StatementError extends Error implements DatabaseError {
  override name = "StatementError";
  readonly severity: string;
  readonly code: string;
  readonly detail: string | undefined;
  readonly hint: string | undefined;

  constructor({ severity, code, message, detail, hint }: DatabaseError) {
    super(message);
    this.severity = severity;
    this.code = code;
    this.detail = detail;
    this.hint = hint;
  }
}

/** Distinguishes a PostgreSQL error (severity and five-character SQLSTATE) from any other, such as `EROFS` of the file system. */
export function isDatabaseError(error: unknown): error is DatabaseError {
  return (
    error instanceof Error &&
    "severity" in error &&
    "code" in error &&
    typeof error.code === "string" &&
    /^[0-9A-Z]{5}$/.test(error.code)
  );
}
