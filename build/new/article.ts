import * as z from "zod";
import { listCovers } from "../../model/loading/public-files.ts";
import { ArticleSchema, CATEGORIES, TAGS } from "../../model/schemas/article.ts";
import { formatDay } from "../../model/format-day.ts";
import { DRAFT, isMarkedDraft } from "../../model/publication.ts";
import { readContentFolder } from "../../model/source/content-folder.ts";
import { readSheetNumber } from "../editor/read-sheet-number.ts";
import type { NewKind } from "./new-kind.ts";
import { DescriptionSchema, createPageFile, pageQuestions } from "./create-page-file.ts";
import { askField } from "./questions.ts";

const { excerpt, category, tags, picture } = ArticleSchema.shape;

const BODY = `## First heading

Write here. docs/content.md describes blocks, forms, tables and pictures.
`;

/** A draft article with the next sheet number, today's dates, and related articles from its category. */
export const article: NewKind = {
  questions: (project) => {
    const covers = listCovers(project.root);
    return [
      ...pageQuestions(project),
      askField("description", DescriptionSchema),
      askField("excerpt", excerpt),
      askField("category", category, { choices: CATEGORIES }),
      askField("tag", tags, { choices: TAGS, isList: true }),
      askField("picture", z.enum(covers).meta(picture.meta() ?? {}), { choices: covers, fallback: "frame" }),
    ];
  },
  write: (project, { slug, tag, ...answers }) => {
    const { today } = project;
    const otherArticles = listArticles(project.root);
    const related = [
      ...otherArticles.filter((other) => other.category === answers.category),
      ...otherArticles.filter((other) => other.category !== answers.category),
    ].filter(({ isDraft }) => !isDraft);
    return createPageFile(project, "articles", String(slug), {
      ...answers,
      tags: tag,
      dated: formatDay(today),
      status: DRAFT,
      related: related.slice(0, 3).map(({ name }) => name),
      states: [],
      body: BODY,
    });
  },
};

function listArticles(root: string) {
  return readContentFolder(root, "content/insights", ".md")
    .map(({ name, text }) => ({
      name,
      sheet: Number(readSheetNumber(text) ?? 0),
      category: /^category: *(.+)/m.exec(text)?.[1],
      isDraft: isMarkedDraft(text),
    }))
    .sort((a, b) => b.sheet - a.sheet);
}
