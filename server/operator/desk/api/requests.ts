import type { MiddlewareHandler, TypedResponse } from "hono";
import { z } from "zod";
import { EMAIL_LIMIT } from "../../../../model/submissions/email-address.ts";
import { normalizePhone, PHONE_LIMIT, isPhone } from "../../../../model/submissions/phone-number.ts";
import type { DeskContext, DeskEnv } from "./guard.ts";
import { isUuid } from "../../../data/database/database.ts";
import {
  countForeignLetters,
  MAX_CONTACTS,
  MAX_FOREIGN_LETTERS,
} from "../../../jobs/retention/parse-person.ts";
import { submissionTables } from "../../../data/submission-tables.ts";
import { leadStatuses } from "../leads/lead-desk.ts";

/** An HTTP error returned by the desk. The message is a sentence for the operator. */
export class DeskError extends Error {
  override name = "DeskError";

  /**
   * @param status 400 for a malformed request, which the app never sends; 404 if the row does not exist; 409 if its
   * state does not allow the request
   */
  constructor(
    readonly status: 400 | 404 | 409,
    message: string,
  ) {
    super(message);
  }
}

/**
 * Pasted text may contain NUL or half of a surrogate pair, which PostgreSQL cannot store in text or JSON. Returns undefined if the input is nested so deeply that
 * copying it exceeds the stack.
 */
function toStorable(input: unknown): unknown {
  if (input === undefined) return undefined;
  try {
    return JSON.parse(JSON.stringify(input), (_, value: unknown) =>
      typeof value === "string" ? value.replaceAll("\0", "").replace(/\p{Surrogate}/gu, "\ufffd") : value,
    );
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/**
 * Validates input, without what cannot be stored in its strings.
 * @throws DeskError naming the invalid fields
 */
function validate<Schema extends z.ZodType>(schema: Schema, input: unknown): z.infer<Schema> {
  const result = schema.safeParse(toStorable(input));
  if (result.success) return result.data;
  throw new DeskError(
    400,
    result.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`).join("; "),
  );
}

interface Validated<Target extends string, Sent, Read> {
  in: Record<Target, Sent>;
  out: Record<Target, Read>;
}

const validated =
  <Target extends "json" | "query" | "param">(target: Target, readInput: (context: DeskContext) => unknown) =>
  <Schema extends z.ZodType, Path extends string, Sent = z.input<Schema>>(
    schema: Schema,
  ): MiddlewareHandler<DeskEnv, Path, Validated<Target, Sent, z.output<Schema>>> =>
  async (context, next) => {
    context.req.addValidatedData(target, validate(schema, await readInput(context)) as object);
    await next();
  };

/** Middleware that validates the JSON body, the query or the path's parameters for `context.req.valid`. */
export const body = validated("json", ({ req }) => req.json().catch(() => undefined));
export const query = validated("query", ({ req }) => req.query());
export const params = validated("param", ({ req }) => req.param());

/**
 * Responds with JSON. The client receives `Data` itself, because the desk's data contains nothing that JSON changes,
 * such as dates.
 */
export const respond = <Data>(context: DeskContext, data: Data) =>
  context.json(data as object) as unknown as Response & TypedResponse<Data, 200, "json">;

/**
 * A row's id. Senders choose ids, and PostgreSQL accepts any 32 hexadecimal digits; `z.uuid()` would also require
 * the version and variant of RFC 9562.
 */
export const IdSchema = z.string().refine(isUuid, "not a UUID");

export const RefSchema = z.object({ table: z.enum(submissionTables), id: IdSchema });

export const maxSelection = 500;

const RefsSchema = z.array(RefSchema).min(1).max(maxSelection);
export const SelectionSchema = z.object({ leads: RefsSchema });
export const AssignSchema = z.object({
  leads: RefsSchema,
  owner: z.string().trim().min(1).max(120).nullable(),
});
export const ExportSchema = z.object({ leads: RefsSchema, format: z.enum(["csv", "json"]) });

export const NoteSchema = z.object({ note: z.string().trim().min(1).max(4000) });

const ChangeSchema = RefSchema.extend({
  status: z.enum(leadStatuses),
  note: NoteSchema.shape.note.nullable().default(null),
  seen: z.int().nullable(),
});
export const ChangesSchema = z.object({ changes: z.array(ChangeSchema).min(1).max(maxSelection) });

export const TicketSchema = z.object({
  path: z
    .string()
    .max(4000)
    .regex(/^\/(?:export\?.*|resumes\/[\w-]+\/(?:open|download))$/),
});

export const PersonSchema = z.object({
  emails: z
    .array(
      z
        .string()
        .max(EMAIL_LIMIT, { abort: true })
        .regex(/^[^@\s]+@[^@\s]+$/),
    )
    .max(MAX_CONTACTS, { abort: true })
    .refine((emails) => countForeignLetters(emails) <= MAX_FOREIGN_LETTERS, "name fewer addresses at once"),
  phones: z
    .array(
      z
        .string()
        .max(PHONE_LIMIT, { abort: true })
        .refine((text) => isPhone(normalizePhone(text))),
    )
    .max(MAX_CONTACTS, { abort: true }),
});
