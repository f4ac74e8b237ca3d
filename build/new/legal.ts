import { DRAFT } from "../../model/publication.ts";
import { LegalPageSchema } from "../../model/schemas/legal-page.ts";
import type { NewKind } from "./new-kind.ts";
import { DescriptionSchema, createPageFile, pageQuestions } from "./create-page-file.ts";
import { askField } from "./questions.ts";

/** A draft legal page with the next sheet code. The footer does not link to it yet. */
export const legal: NewKind = {
  questions: (project) => [
    ...pageQuestions(project),
    askField("description", DescriptionSchema),
    askField("lead", LegalPageSchema.shape.lead),
  ],
  write: async (project, { slug, ...answers }) => {
    const page = await createPageFile(project, "legal", String(slug), {
      ...answers,
      status: DRAFT,
      body: "## 1. First section\n\nWrite here.\n",
    });
    return {
      ...page,
      nextStep: `${page.nextStep} Then link to it in content/_data/navigation.yaml, footer.legal.`,
    };
  },
};
