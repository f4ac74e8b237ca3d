import markup from "embed:markup";
import type { FormMarkup } from "./embedded-form.ts";
import { startEmbed } from "./start-embed.ts";

// Like `v1.ts`, but as a single file, so that one `integrity` hash covers all code.
startEmbed(() => ({
  markup: (name) => Promise.resolve(markup[name] as FormMarkup),
  part: () => import("./all-forms.ts"),
}));
