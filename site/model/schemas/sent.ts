import { PageSchema } from "./page-parts.ts";
import { line } from "./text.ts";

/** Text for forms sent without JavaScript: thank-you pages and the server's other responses. */
export const SentSchema = PageSchema.pick({ title: true, description: true, sheet: true }).extend({
  check: line(80).meta({ title: "Heading above a list of mistakes" }),
  back: line(160).meta({ title: "How to get back to the form" }),
  file: line(160).meta({ title: "That a file has to be chosen again" }),
  unreadable: line(80).meta({ title: "Heading of a form that arrived incomplete" }),
  home: line(60).meta({ title: "Link to the home page" }),
});
