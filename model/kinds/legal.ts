import { formatMonth } from "../format-day.ts";
import { LegalPageSchema } from "../schemas/legal-page.ts";
import { DRAFT } from "../publication.ts";
import { definePageKind } from "./page-kind.ts";

export const legal = definePageKind({
  folder: "legal",
  extension: "md",
  schema: LegalPageSchema,
  path: (slug) => `/${slug}`,
  template: "legal",
  compare: (a, b) => a.sheet.localeCompare(b.sheet),
  publicFrom: ({ status }) => (status === DRAFT ? "never" : new Date(0)),
  formerPaths: ({ redirect_from }) => redirect_from,
  defaults: (sheets, today) => ({ sheet: getNextCode(sheets), updated: formatMonth(today) }),
  data: {},
  allowsProtectedTerms: true,
  form: {
    label: "Legal",
    singular: "Legal page",
    icon: "gavel",
    name: "title",
    allowsNewEntries: false,
  },
});

function getNextCode(codes: readonly string[]): string {
  const firstDigits = codes.map((code) => Number(/^T-(\d)00$/.exec(code)?.[1] ?? 0));
  return `T-${Math.max(0, ...firstDigits) + 1}00`;
}
