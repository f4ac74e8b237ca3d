import * as z from "zod";
import { REPLY_PLACEHOLDERS } from "../submissions/reply-template.ts";
import { fieldsetList } from "./fieldset.ts";
import { line, slug, templateText, uniqueBy } from "./text.ts";

const MAX_TEXT = 3000;

/** Templates of replies that operators send from the desk, from `content/_data/replies.yaml`. */
export const RepliesSchema = z.strictObject({
  templates: fieldsetList("Templates", [1, 20], {
    id: slug.meta({ title: "Id", description: "Recorded with each reply. Leave it as it is." }),
    name: line(40).meta({ title: "Name at the desk", isUntranslated: true }),
    to: z
      .array(z.enum(["lead", "resume", "report"]))
      .min(1)
      .meta({ title: "In reply to" }),
    subject: templateText(REPLY_PLACEHOLDERS, 120).meta({ title: "Subject" }),
    text: templateText(REPLY_PLACEHOLDERS, MAX_TEXT).meta({ title: "Text" }),
  }).check(uniqueBy("id")),
});
