interface StylesheetSources {
  template?: string;
  /** Paths relative to the project's root. The CSS is added to Tailwind's `components` layer. */
  files: readonly string[];
}

const page = (name: string): string => `site/styles/pages/${name}.css`;
const widget = (name: string): string => `widgets/styles/${name}.css`;

const FILE_FIELD = ["file-field", "file-field-states", "file-field-without-script", "forced-colors"].map(
  widget,
);
const EXPLORER = ["salary-explorer", "salary-explorer-drawing"].map(widget);
const COMPACT_EXPLORER = [...EXPLORER, ...["salary-explorer-compact", "salary-explorer-page"].map(widget)];
const FULL_EXPLORER = [...EXPLORER, ...["salary-explorer-full", "salary-explorer-page"].map(widget)];

export const MARKDOWN_STYLESHEET = page("article");

/**
 * Templates whose pages link their stylesheet instead of inlining it, because there are many of these pages and few
 * are opened.
 */
export const LINKED_STYLESHEETS: readonly string[] = ["redirects", "embed-frame", "embed-sent"];

/** Stylesheets with extra CSS, by template. A page's meta can select a stylesheet other than its template's. */
export const EXTRA_STYLESHEETS: Readonly<Record<string, StylesheetSources>> = {
  article: { files: [page("range-chart")] },
  "salary-report": { template: "article", files: [page("range-chart"), ...FULL_EXPLORER] },
  compare: { files: ["locations", "map", "compare"].map(page) },
  "compare-views": { files: ["locations", "map", "compare"].map(page) },
  "embed-frame": { files: FILE_FIELD },
  home: { files: [page("home"), ...COMPACT_EXPLORER] },
  locations: { files: ["locations", "map"].map(page) },
  "pay-methodology": { files: [page("locations")] },
  resume: { files: [page("range-chart"), ...FILE_FIELD] },
  state: { files: [page("map"), ...COMPACT_EXPLORER] },
  tools: { files: [page("tools")] },
};
