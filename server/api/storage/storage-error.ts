import { isDatabaseError, type DatabaseError } from "../../data/database/database.ts";
import { noteRefusal, type BackendContext } from "../../platform/serving/backend-env.ts";
import { toRestError } from "../rest/rest-error.ts";
import {
  BodyAbortedError,
  BodyTimeoutError,
  BodyTooLargeError,
  MultipartError,
} from "../../platform/serving/read-body.ts";
import { UnavailableError } from "../../platform/backend-error.ts";

/**
 * A Supabase Storage error. The HTTP status is 400 even if the body's `statusCode` is 403, 404, 409, 413 or 415.
 * Only rate limits (429) and server errors (500) set both.
 */
export class StorageError extends Error {
  override name = "StorageError";
  constructor(
    readonly statusCode: number,
    readonly code: string,
    message: string,
    readonly error = code,
  ) {
    super(message);
  }

  get httpStatus(): 400 | 429 | 500 {
    return this.statusCode === 429 || this.statusCode === 500 ? this.statusCode : 400;
  }

  get body(): object {
    return { statusCode: String(this.statusCode), code: this.code, error: this.error, message: this.message };
  }
}

export const objectTooLarge = () =>
  new StorageError(
    413,
    "EntityTooLarge",
    "The object exceeded the maximum allowed size",
    "Payload too large",
  );

function fromDatabaseError({ code, message, detail }: DatabaseError): StorageError {
  if (code.startsWith("22")) return new StorageError(400, "InvalidRequest", message);
  switch (code) {
    case "42501": {
      const reason = message.includes("row-level security")
        ? "new row violates row-level security policy"
        : message;
      return new StorageError(403, "AccessDenied", reason, "Unauthorized");
    }
    case "23505":
      return new StorageError(409, "KeyAlreadyExists", "The resource already exists", "Duplicate");
    case "PT429":
      return new StorageError(429, "SlowDown", "Too many uploads", detail);
    default:
      return new StorageError(500, "DatabaseError", `database error, code: ${code}`);
  }
}

/** Returns why a file is refused, without any value that a visitor sent. */
const toReason = (error: unknown): string =>
  error instanceof StorageError ? error.error : toRestError(error).reason;

/** Converts an error, and records the refusal for the log. */
export function toLoggedStorageError(context: BackendContext, error: unknown): StorageError {
  const storageError = toStorageError(error);
  noteRefusal(context, { status: storageError.httpStatus, reason: toReason(error), error });
  return storageError;
}

export function toStorageError(error: unknown): StorageError {
  if (error instanceof StorageError) return error;
  if (error instanceof BodyTooLargeError) return objectTooLarge();
  if (error instanceof BodyTimeoutError)
    return new StorageError(400, "InvalidRequest", "The upload was too slow");
  if (error instanceof MultipartError || error instanceof BodyAbortedError) {
    return new StorageError(400, "InvalidRequest", error.message);
  }
  if (error instanceof UnavailableError) return new StorageError(500, "InternalError", error.message);
  if (isDatabaseError(error)) return fromDatabaseError(error);
  return new StorageError(500, "InternalError", "Internal server error");
}
