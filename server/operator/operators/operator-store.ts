import { parseEmail } from "../../../model/submissions/email-address.ts";
import { isDatabaseError, type Queryable } from "../../data/database/database.ts";
import type { SubmissionRef } from "../../data/submission-tables.ts";
import { BackendError } from "../../platform/backend-error.ts";

/** From the role with the fewest rights to the one with all. */
export const operatorRoles = ["recruiter", "admin"] as const;
export type OperatorRole = (typeof operatorRoles)[number];

export interface Operator {
  /** Null for who uses the machine itself. */
  id: string | null;
  name: string;
  role: OperatorRole;
}

export interface ListedOperator {
  email: string | null;
  name: string;
  role: OperatorRole;
  added_at: string;
  removed_at: string | null;
  /** When a request of this operator was last seen; null if there is no session. */
  seen_at: string | null;
}

/** What an operator did. `detail` must not contain data of senders. */
export interface LogEntry {
  action: string;
  submissions?: readonly SubmissionRef[];
  detail?: Record<string, string | number | boolean | null>;
}

export interface LogLine {
  id: number;
  at: string;
  actor: string;
  action: string;
  table: string | null;
  submission: string | null;
  detail: Record<string, string | number | boolean | null>;
}

/** What a link is good for, in the browser that opens it. */
export type LinkState = "valid" | "other-browser" | "void";

/**
 * Normalizes an operator's address.
 * @throws BackendError if it is not one
 */
function requireEmail(typed: string): string {
  const { email } = parseEmail(typed, { allowsHost: true });
  if (email === undefined) throw new BackendError(`"${typed}" is not an email address.`);
  return email;
}

const noSuchOperator = (email: string) =>
  new BackendError(`No operator has the address ${email}. npm run operators -- list shows them.`);

/** SQLSTATE unique_violation */
const uniqueViolation = "23505";

const bytes = (parameter: string) => `decode(${parameter}, 'hex')`;

export type OperatorStore = ReturnType<typeof createOperatorStore>;

/** Reads and writes the operators, their links and sessions, and the log. Receives secrets only as hashes. */
export function createOperatorStore(database: Queryable) {
  const one = async <T extends object>(sql: string, parameters: unknown[]): Promise<T | undefined> =>
    (await database.query<T>(sql, parameters))[0];
  return {
    /**
     * Adds an operator, or changes the name and role of the one with this address.
     * @throws BackendError if the address is invalid, or another operator has the name
     */
    async add({ email: typed, name, role }: { email: string; name: string; role: OperatorRole }) {
      const email = requireEmail(typed);
      try {
        const row = await one<{ is_new: boolean }>(
          `insert into private.operators as o (email, name, role) values ($1, $2, $3)
           on conflict (email) do update set name = excluded.name, role = excluded.role
           returning xmax::text = '0' as is_new`,
          [email, name, role],
        );
        return { email, isNew: row?.is_new ?? false };
      } catch (error) {
        if (isDatabaseError(error) && error.code === uniqueViolation)
          throw new BackendError(
            `Another operator is named ${name}. Choose a different name: owners and notes are known by it.`,
          );
        throw error;
      }
    },
    list: () =>
      database.query<ListedOperator>(
        `select o.email, o.name, o.role, to_jsonb(o.added_at) #>> '{}' as added_at, to_jsonb(o.removed_at) #>> '{}' as removed_at,
           (select to_jsonb(max(s.seen_at)) #>> '{}' from private.operator_sessions s where s.operator = o.id and s.expires_at > now()) as seen_at
         from private.operators o order by o.removed_at is not null, lower(o.name)`,
      ),
    /**
     * Removes an operator and ends the sessions at once.
     * @returns the operator's name
     * @throws BackendError if there is no such operator
     */
    async remove(typed: string): Promise<string> {
      const email = requireEmail(typed);
      const row = await one<{ name: string | null }>("select private.remove_operator($1) as name", [email]);
      if (row?.name == null) throw noSuchOperator(email);
      return row.name;
    },
    /**
     * Stores a link that works in any browser, for who runs the desk to pass on.
     * @throws BackendError if there is no such operator
     */
    async createLink(typed: string, tokenHash: string, deskUrl: string): Promise<void> {
      const email = requireEmail(typed);
      const row = await one(
        `insert into private.operator_links (operator, token_hash, desk_url)
         select o.id, ${bytes("$2")}, $3 from private.operators o where o.email = $1 returning id`,
        [email, tokenHash, deskUrl],
      );
      if (row === undefined) throw noSuchOperator(email);
    },
    /**
     * Sends a link to an operator's address, within the limits. Does not reveal whether there is such an operator.
     * @param client IP address of who asks
     */
    async askForLink(email: string, browserHash: string, client: string, deskUrl: string): Promise<void> {
      await database.query(`select private.ask_operator_link($1, ${bytes("$2")}, $3, $4)`, [
        email,
        browserHash,
        client,
        deskUrl,
      ]);
    },
    /** Reads what a link is good for, and does not use it. */
    async readLink(tokenHash: string, browserHash: string | null): Promise<LinkState> {
      const row = await one<{ is_here: boolean }>(
        `select l.browser_hash is null or coalesce(l.browser_hash = ${bytes("$2")}, false) as is_here
         from private.operator_links l join private.operators o on o.id = l.operator and o.removed_at is null
         where l.token_hash = ${bytes("$1")} and l.used_at is null and l.expires_at > now()`,
        [tokenHash, browserHash],
      );
      if (row === undefined) return "void";
      return row.is_here ? "valid" : "other-browser";
    },
    /** Uses a link and starts a session; returns false if the link is void or another browser's. */
    async startSession(tokenHash: string, browserHash: string | null, sessionHash: string): Promise<boolean> {
      const row = await one<{ operator: string | null }>(
        `select private.start_operator_session(${bytes("$1")}, ${bytes("$2")}, ${bytes("$3")}) as operator`,
        [tokenHash, browserHash, sessionHash],
      );
      return row?.operator != null;
    },
    /** Returns the operator of a session; undefined if it has ended or the operator was removed. */
    async findSession(sessionHash: string): Promise<Operator | undefined> {
      const row = await one<Operator & { is_stale: boolean }>(
        `select o.id, o.name, o.role, s.seen_at < now() - interval '1 minute' as is_stale
         from private.operator_sessions s join private.operators o on o.id = s.operator
         where s.session_hash = ${bytes("$1")} and s.expires_at > now() and o.removed_at is null`,
        [sessionHash],
      );
      if (row === undefined) return undefined;
      const { is_stale, ...operator } = row;
      if (is_stale)
        await database.query(
          `update private.operator_sessions set seen_at = now() where session_hash = ${bytes("$1")}`,
          [sessionHash],
        );
      return operator;
    },
    /** Returns an operator's address; null for who uses the machine itself. */
    async findEmail(id: string | null): Promise<string | null> {
      const row = await one<{ email: string | null }>(
        "select email from private.operators where id = $1::uuid",
        [id],
      );
      return row?.email ?? null;
    },
    async endSession(sessionHash: string): Promise<void> {
      await database.query(`delete from private.operator_sessions where session_hash = ${bytes("$1")}`, [
        sessionHash,
      ]);
    },
    /** Adds what an operator did to the log, once for each submission. */
    async record({ id, name }: Pick<Operator, "id" | "name">, entry: LogEntry): Promise<void> {
      const { action, submissions, detail = {} } = entry;
      await database.query(
        `insert into private.operator_log (operator, actor, action, viewed_table, viewed_id, detail)
         select $1, $2, $3, r."table", r.id, $5::jsonb
         from jsonb_to_recordset($4::jsonb) as r ("table" text, id uuid)
         -- The desk reads an open submission again after each change.
         where $3 <> 'viewed' or not exists (
           select from private.operator_log l
           where l.viewed_id = r.id and l.viewed_table = r."table" and l.action = 'viewed' and l.actor = $2
             and l.at > now() - interval '15 minutes'
         )`,
        [id, name, action, JSON.stringify(submissions ?? [{}]), JSON.stringify(detail)],
      );
    },
    /**
     * Returns the log, newest first.
     * @param since earliest time, ISO 8601; null for no limit
     */
    readLog: ({ since, limit }: { since: string | null; limit: number }) =>
      database.query<LogLine>(
        `select l.id::float8 as id, to_jsonb(l.at) #>> '{}' as at, l.actor, l.action, l.viewed_table as "table",
           l.viewed_id as submission, l.detail
         from private.operator_log l where $1::timestamptz is null or l.at >= $1 order by l.id desc limit $2`,
        [since, limit],
      ),
  };
}
