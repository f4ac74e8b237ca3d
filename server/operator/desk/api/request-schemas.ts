import { z } from "zod";
import { normalizePhone, isPhone } from "../../../../site/model/submissions/phone-number.ts";
import { isUuid } from "../../../data/database/is-uuid.ts";
import { submissionTables } from "../../../data/submission-tables.ts";
import { fileStates, type LeadCursor, type LeadQuery } from "../leads/lead-query.ts";
import { leadStatuses, type PromisedHours } from "../leads/lead-desk.ts";

/**
 * A row's id. Senders choose ids, and PostgreSQL accepts any 32 hexadecimal digits; `z.uuid()` would also require
 * the version and variant of RFC 9562.
 */
export const IdSchema = z.string().refine(isUuid, "not a UUID");

export const RefSchema = z.object({ table: z.enum(submissionTables), id: IdSchema });

export const maxSelection = 500;

const RefsSchema = z.array(RefSchema).min(1).max(maxSelection);
export const SelectionSchema = z.object({ leads: RefsSchema });
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
  emails: z.array(z.string().regex(/^[^@\s]+@[^@\s]+$/)).max(10),
  phones: z.array(z.string().refine((text) => isPhone(normalizePhone(text)))).max(10),
});

const CursorSchema = z.object({ part: z.int().min(0), at: z.iso.datetime({ offset: true }), id: IdSchema });

export const encodeCursor = (cursor: LeadCursor | null): string | null =>
  cursor && Buffer.from(JSON.stringify(cursor)).toString("base64url");

const EncodedCursorSchema = z.string().transform((text, context): LeadCursor => {
  try {
    return CursorSchema.parse(JSON.parse(Buffer.from(text, "base64url").toString()));
  } catch {
    context.addIssue("not a cursor");
    return z.NEVER;
  }
});

const maxDays = 3650;

const filter = <Schema extends z.ZodType>(schema: Schema) => schema.nullable().default(null);

/** Filters as URL parameters; missing parameters do not filter. */
export const QuerySchema = z.object({
  kind: filter(z.enum(submissionTables)),
  state: z.enum([...leadStatuses, "open", "late", "all"]).default("open"),
  held: z.literal("1").optional(),
  context: filter(z.string().max(80)),
  partner: filter(z.string().max(80)),
  language: filter(z.string().regex(/^[a-z]{2,3}$/)),
  spam: filter(z.enum(["some", "none"])),
  file: filter(z.enum(fileStates)),
  days: z.coerce.number().int().min(1).max(maxDays).optional(),
  q: z.string().max(200).default(""),
  order: z.enum(["newest", "promise"]).default("promise"),
  after: filter(EncodedCursorSchema),
});

export const toLeadQuery = (
  { state, held, days, q, ...filters }: z.infer<typeof QuerySchema>,
  promised: PromisedHours,
  limit: number,
): LeadQuery => ({
  ...filters,
  state: held ? "all" : state,
  flagged: held !== undefined,
  only: null,
  since: days === undefined ? null : new Date(Date.now() - days * 24 * 3_600_000).toISOString(),
  search: q,
  limit,
  promised,
});
