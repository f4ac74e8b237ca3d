import type { Collection, CollectionFile, Field } from "@sveltia/cms";
import { ARTICLE, DATA_KINDS, LEGAL_PAGE, STATE, type ContentKind, type DataName } from "./content-kinds.ts";
import { formSchema } from "./entries.ts";
import { toFields } from "./fields.ts";

/** Data files as editors look for them: what they are called, and a sign of Google's Material Symbols. */
type DataFiles = readonly (readonly [name: DataName, label: string, icon: string])[];

const PAGES: DataFiles = [
  ["home", "Home", "home"],
  ["services-page", "Services", "handyman"],
  ["industries-page", "Industries", "factory"],
  ["insights", "Insights and categories", "newspaper"],
  ["locations", "Locations", "map"],
  ["state-page", "All state pages", "location_on"],
  ["about", "About", "groups"],
  ["resume", "Submit a resume", "upload_file"],
  ["landing", "Landing page for employers", "campaign"],
  ["partners", "Partners", "handshake"],
  ["portal", "Candidate portal", "login"],
  ["not-found", "Page not found", "link_off"],
];

const COMPANY: DataFiles = [
  ["agency", "Agency", "badge"],
  ["claims", "Claims: figures about the agency", "verified"],
  ["services", "Services and process", "handyman"],
  ["industries", "Industries", "factory"],
  ["salaries", "Salaries and regions", "payments"],
  ["navigation", "Links of header and footer", "menu"],
  ["messages", "Words of forms", "chat"],
  ["contexts", "Places of forms", "pin_drop"],
  ["redirects", "Redirects", "alt_route"],
];

/** Every file under `content/`, with a form made from its schema. */
export function cmsCollections(): Collection[] {
  return [
    {
      name: "insights",
      label: "Articles",
      label_singular: "Article",
      icon: "article",
      description: "What stands under /insights. The file's name is the article's address.",
      folder: "content/insights",
      ...markdown(ARTICLE),
      slug: {
        template: "{{title}}",
        editable: ["create"],
        hint: "The article's address: lowercase words with hyphens. It stays as it is.",
        pattern: [
          "^[a-z0-9]+(-[a-z0-9]+)*$",
          "Lowercase words with hyphens, such as civil-engineer-hiring-guide",
        ],
      },
      sortable_fields: { fields: ["sheet", "title", "published", "modified"], default: { field: "sheet" } },
      view_groups: [{ label: "Category", field: "category" }],
      view_filters: [{ label: "Featured", field: "featured", pattern: true }],
      summary: "{{title}}",
      preview_path: "insights/{{slug}}",
      aliases_field: false,
      thumbnail: false,
    },
    {
      name: "states",
      label: "States",
      label_singular: "State",
      icon: "location_on",
      description: "One page for each state, under /locations.",
      folder: "content/states",
      format: STATE.format,
      fields: fieldsOf(STATE, true),
      create: false,
      delete: false,
      duplicate: false,
      identifier_field: "name",
      sortable_fields: ["name", "region"],
      view_groups: [{ label: "Region", field: "region" }],
      preview_path: "locations/{{slug}}",
      aliases_field: false,
      thumbnail: false,
    },
    {
      name: "pages",
      label: "Pages",
      icon: "web",
      description: "Texts of single pages.",
      files: dataFiles(PAGES),
    },
    {
      name: "company",
      label: "Company and site",
      icon: "apartment",
      description:
        "What several pages say: the agency, its figures, services, pay, links and the words of forms.",
      files: dataFiles(COMPANY),
    },
    {
      name: "legal",
      label: "Legal pages",
      label_singular: "Legal page",
      icon: "gavel",
      folder: "content/legal",
      ...markdown(LEGAL_PAGE),
      create: false,
      delete: false,
      duplicate: false,
      preview_path: "{{slug}}",
      aliases_field: false,
      thumbnail: false,
    },
  ];
}

const fieldsOf = ({ schema }: ContentKind, counted: boolean): Field[] =>
  toFields(formSchema(schema), { counted });

/** Front matter, then the text as it is typed: an editor that shows it formatted would write blocks and tags in its own way. */
function markdown(kind: ContentKind): { format: string; fields: Field[] } {
  const body: Field = {
    name: "body",
    label: "Text",
    comment:
      "Markdown from ## on. Blocks begin with three backticks and their name, such as ```red-flags; forms are their tags, such as <lead-form>.",
    widget: "markdown",
    modes: ["raw"],
    buttons: [],
    editor_components: [],
    use_emoji_autocomplete: false,
    use_markdown_shortcuts: false,
  };
  return { format: kind.format, fields: [...fieldsOf(kind, true), body] };
}

function dataFiles(files: DataFiles): CollectionFile[] {
  return files.map(([name, label, icon]) => ({
    name,
    label,
    icon,
    file: `content/_data/${name}.yaml`,
    format: DATA_KINDS[name].format,
    fields: fieldsOf(DATA_KINDS[name], false),
  }));
}
