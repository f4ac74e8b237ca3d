import { Hono } from "hono";
import { z } from "zod";
import type { Desk } from "../open-desk.ts";
import type { DeskEnv } from "./desk-env.ts";
import { body, params, RefSchema, respond, SelectionSchema } from "./requests.ts";

/** A tag as `private.lead_tags` accepts it, in lower case. */
const TagSchema = z
  .string()
  .transform((tag) => tag.normalize("NFC").toLowerCase().replace(/\s+/gu, " ").trim())
  .pipe(
    z
      .string()
      .max(40)
      .regex(/^[\p{L}0-9][\p{L}\p{M}0-9 .&+'-]*$/u, "letters, digits, spaces, and . & + ' -")
      .refine((tag) => tag.replace(/[^0-9]/g, "").length <= 4, "at most four digits"),
  );

const TagChangeSchema = SelectionSchema.extend({ tag: TagSchema, isAdded: z.boolean() });

/** Routes for tags, and for the candidates who fit a lead. */
export const createFindRoutes = ({ leads, operators }: Desk) =>
  new Hono<DeskEnv>()
    .get("/tags", async (context) => respond(context, { tags: await leads.tags() }))
    .post("/selection/tags", body(TagChangeSchema), async (context) => {
      const { leads: refs, tag, isAdded } = context.req.valid("json");
      const { operator } = context.var;
      const action = isAdded ? "tagged" : "untagged";
      await operators.record(operator, { action, submissions: refs, detail: { tag } });
      return respond(context, {
        tag,
        changed: await leads.tagAll({ refs, tag, isAdded, actor: operator.name }),
      });
    })
    .get("/leads/:table/:id/candidates", params(RefSchema), async (context) =>
      respond(context, await leads.candidates(context.req.valid("param"))),
    );
