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
  data: {},
  namesProtected: true,
  dependsOn: () => [],
  form: {
    label: "Legal",
    singular: "Legal page",
    icon: "gavel",
    name: "title",
    isOpen: false,
  },
});
