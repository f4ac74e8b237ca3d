import markup from "embed:markup";
import { warn } from "../runtime/warn.ts";
import type { FormMarkup } from "./embedded-form.ts";
import { startEmbed } from "./start-embed.ts";

// Like `v1.ts`, but as a single file, so that one `integrity` hash covers all code.
startEmbed(() => ({
  loadMarkup: (name) => {
    const [tag = "", language] = name.split(".");
    if (!markup[name])
      warn(
        `<${tag}> is in English; for ${language}, load forms.${language}-….js, which embed/release.json lists`,
      );
    return Promise.resolve((markup[name] ?? markup[tag]) as FormMarkup);
  },
  loadFormModule: () => import("./all-forms.ts"),
}));
