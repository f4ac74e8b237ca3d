import type { ErrorHandler } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { noteRefusal, type BackendContext, type BackendEnv } from "../../platform/serving/backend-env.ts";
import { BodyAbortedError, BodyTimeoutError, BodyTooLargeError } from "../../platform/serving/read-body.ts";
import { isDatabaseError, type DatabaseError } from "../../data/database/database.ts";
import { UnavailableError } from "../../platform/backend-error.ts";

export class RestError extends Error {
  override name = "RestError";
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly details: string | null = null,
    readonly hint: string | null = null,
    /** The column, constraint or privilege at fault, without any value. */
    readonly subject?: string | undefined,
  ) {
    super(message);
  }

  get reason(): string {
    return this.subject === undefined ? this.code : `${this.code} ${this.subject}`;
  }

  get body(): object {
    return { code: this.code, details: this.details, hint: this.hint, message: this.message };
  }
}

/**
 * Maps SQLSTATE prefixes to HTTP statuses for an anonymous visitor, as PostgREST does; the longest prefix
 * wins.
 */
const statuses: [prefix: string, status: number][] = [
  ["22", 400],
  ["23503", 409],
  ["23505", 409],
  ["23", 400],
  ["25006", 405],
  ["42501", 401],
  ["42883", 404],
  ["42P01", 404],
  ["42", 400],
  ["P0001", 400],
  ["08", 503],
  ["53", 503],
];

function statusOf(code: string): number {
  // As in PostgREST, a SQLSTATE of the form PTxyz sets HTTP status xyz.
  const customStatus = /^PT(\d{3})$/.exec(code)?.[1];
  return customStatus
    ? Number(customStatus)
    : (statuses.find(([prefix]) => code.startsWith(prefix))?.[1] ?? 500);
}

/** Errors of class 42 are about names and privileges, so their messages contain no value that a visitor sent. */
const subjectOf = ({ code, message, constraint, column }: DatabaseError): string | undefined =>
  code.startsWith("42") ? message : (constraint ?? column);

export function toRestError(error: unknown): RestError {
  if (error instanceof RestError) return error;
  if (error instanceof BodyTooLargeError) return new RestError(413, "PGRST102", "Request body is too large");
  if (error instanceof BodyTimeoutError)
    return new RestError(408, "PGRST102", "Request body did not arrive in time");
  if (error instanceof BodyAbortedError) return new RestError(400, "PGRST102", error.message);
  if (error instanceof UnavailableError) return new RestError(503, "PGRST001", error.message);
  if (isDatabaseError(error)) {
    return new RestError(
      statusOf(error.code),
      error.code,
      error.message,
      error.detail ?? null,
      error.hint ?? null,
      subjectOf(error),
    );
  }
  return new RestError(500, "PGRST000", "Internal Server Error");
}

/** Converts an error, and records the refusal for the log. */
export function toLoggedRestError(context: BackendContext, error: unknown): RestError {
  const restError = toRestError(error);
  noteRefusal(context, { status: restError.status, reason: restError.reason, error });
  return restError;
}

export const respondToError: ErrorHandler<BackendEnv> = (error, context) => {
  const { body, status } = toLoggedRestError(context, error);
  return context.json(body, status as ContentfulStatusCode);
};
