import { PageSchema } from "./page-parts.ts";
import { line } from "./text.ts";

/** Text for forms sent without JavaScript: thank-you pages and the server's other responses. */
export const SentSchema = PageSchema.pick({ title: true, description: true, sheet: true }).extend({
  check: line(80).meta({ title: "Heading above a list of mistakes" }),
  back: line(160).meta({ title: "Instructions for getting back to the form" }),
  file: line(160).meta({ title: "Note that the file must be selected again" }),
  unreadable: line(80).meta({ title: "Heading for a form that arrived incomplete" }),
  home: line(60).meta({ title: "Link to the home page" }),
});
