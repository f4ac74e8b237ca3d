import { expect, it } from "vitest";
import { parseFormKind } from "../../../../../server/http/forms/form-kinds.ts";
import type { TemplateData } from "../../../../../site/layouts/page.ts";
import { shippedSite } from "../../../../shipped-content.ts";
import type { PostedFormStrings } from "../../../../../model/submissions/sent-pages.ts";
import { FORM_TAGS } from "../../../../../model/tags/tags.ts";
import postedFormStrings from "../../../../../site/pages/posted-form-strings.11ty.tsx";

it("every form of the site can be sent without JavaScript", () => {
  const site = shippedSite;
  const texts = JSON.parse(postedFormStrings.render({ site } as TemplateData)) as PostedFormStrings;
  for (const tag of FORM_TAGS)
    expect(parseFormKind(new Map([["form", tag]]), undefined, texts), tag).toBeDefined();
});
