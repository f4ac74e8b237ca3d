/** What a page's sheet is made of, beside the common one. */
interface SheetSources {
  /** The template whose utilities it has, where the sheet is not called after it. */
  template?: string;
  /** Rules that few kinds of page need, from the project's root; they join the common sheet's layer of components. */
  files: readonly string[];
}

const page = (name: string): string => `site/styles/pages/${name}.css`;
const widget = (name: string): string => `widgets/styles/${name}.css`;

const FILE_FIELD = ["file", "file-in-use", "file-page", "forced-colors"].map(widget);
const EXPLORER = ["salary-explorer", "salary-explorer-drawing"].map(widget);
const COMPACT_EXPLORER = [...EXPLORER, ...["salary-explorer-compact", "salary-explorer-page"].map(widget)];
const FULL_EXPLORER = [...EXPLORER, ...["salary-explorer-full", "salary-explorer-page"].map(widget)];

/** Templates of documents outside the site's frame, which few open and of which there are many: they link their sheets. */
export const LINKED_SHEETS: readonly string[] = ["redirects", "embed-frame", "embed-sent"];

/**
 * The sheets that have rules beside those of every page and their template's utilities, by template; a page names one that is not its
 * template's in its meta.
 */
export const OWN_SHEETS: Readonly<Record<string, SheetSources>> = {
  article: { files: ["article", "range-chart"].map(page) },
  "salary-report": {
    template: "article",
    files: [...["article", "range-chart"].map(page), ...FULL_EXPLORER],
  },
  compare: { files: ["locations", "map", "compare"].map(page) },
  "compare-views": { files: ["locations", "map", "compare"].map(page) },
  "embed-frame": { files: FILE_FIELD },
  home: { files: [page("home"), ...COMPACT_EXPLORER] },
  legal: { files: [page("article")] },
  locations: { files: ["locations", "map"].map(page) },
  "pay-method": { files: [page("locations")] },
  resume: { files: [page("range-chart"), ...FILE_FIELD] },
  state: { files: [page("map"), ...COMPACT_EXPLORER] },
  tools: { files: [page("tools")] },
};
