import { formatMonth } from "../../site/model/format-day.ts";
import { DRAFT } from "../../site/model/publication.ts";
import { LegalPageSchema } from "../../site/model/schemas/legal-page.ts";
import { readContentFolder } from "../../site/model/source/content-folder.ts";
import type { NewKind } from "./new-kind.ts";
import { DESCRIPTION, pageFile, pageQuestions } from "./page-file.ts";
import { askField } from "./questions.ts";

/** A draft legal page with the next sheet code. The footer does not link to it yet. */
export const legal: NewKind = {
  questions: (project) => [
    ...pageQuestions(project),
    askField("description", DESCRIPTION),
    askField("lead", LegalPageSchema.shape.lead),
  ],
  write: async (project, { slug, ...answers }) => {
    const page = await pageFile(project, "legal", String(slug), {
      ...answers,
      sheet: nextSheet(project.root),
      status: DRAFT,
      updated: formatMonth(project.today),
      body: "## 1. First section\n\nWrite here.\n",
    });
    return {
      ...page,
      next: `${page.next} Then link to it in content/_data/navigation.yaml, footer.legal.`,
    };
  },
};

/** Returns the next sheet code: T-100, T-200, and so on. */
function nextSheet(root: string): string {
  const taken = readContentFolder(root, "content/legal", ".md").map(({ text }) =>
    Number(/^sheet: *["']?T-(\d)00/m.exec(text)?.[1] ?? 0),
  );
  return `T-${Math.max(0, ...taken) + 1}00`;
}
