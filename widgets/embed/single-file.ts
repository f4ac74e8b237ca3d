import markup from "embed:markup";
import type { FormMarkup } from "./embedded-form.ts";
import { startEmbed } from "./start-embed.ts";

// The same as `v1.ts`, but in one file, so that a single `integrity` hash covers all of the code.
startEmbed(() => ({
  markup: (name) => Promise.resolve(markup[name] as FormMarkup),
  part: () => import("./all-forms.ts"),
}));
