import markup from "embed:markup";
import { warn } from "../runtime/warn.ts";
import checkPage from "./check-page.ts";
import type { FormMarkup } from "./embedded-form.ts";
import { startEmbed } from "./start-embed.ts";

// Like `v1.ts`, but as a single file, so that one `integrity` hash covers all code.
startEmbed(() => ({
  loadPart: <Part = FormMarkup>(name: string) => {
    if (name === "page") return Promise.resolve(checkPage as Part);
    const [tag = "", language] = name.split(".");
    if (!markup[name])
      warn(
        `<${tag}> is in English; for ${language}, load forms.${language}-….js, which embed/release.json lists`,
      );
    return Promise.resolve((markup[name] ?? markup[tag]) as Part);
  },
  loadForm: () => import("./all-forms.ts"),
}));
