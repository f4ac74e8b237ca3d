/** One row as the database returns it. */
export type Row = Record<string, unknown>;

/** Something that runs one statement: the database itself, or a transaction on it. */
export interface Queryable {
  /** Runs one statement with `$1` parameters and returns its rows. */
  query<T extends object = Row>(sql: string, parameters?: unknown[]): Promise<T[]>;
  /** Runs several statements without parameters. */
  run(sql: string): Promise<void>;
}

/** The little that the backend needs of PGlite or of a PostgreSQL server. */
export interface Database extends Queryable {
  /** Commits when `work` resolves, rolls back and rethrows when it rejects. */
  transaction<T>(work: (transaction: Queryable) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** The fields of a PostgreSQL error that answers are made of. */
export interface DatabaseError {
  code: string;
  message: string;
  detail?: string;
  hint?: string;
}

/** Tells a PostgreSQL error (severity and five-character SQLSTATE) from any other, such as `EROFS` of the file system. */
export function isDatabaseError(error: unknown): error is DatabaseError {
  return (
    error instanceof Error &&
    "severity" in error &&
    "code" in error &&
    typeof error.code === "string" &&
    /^[0-9A-Z]{5}$/.test(error.code)
  );
}
