interface StylesheetSources {
  template?: string;
  /** Paths relative to the project's root. The CSS is added to Tailwind's `components` layer. */
  files: readonly string[];
}

const pagePath = (name: string): string => `site/styles/pages/${name}.css`;
const widgetPath = (name: string): string => `widgets/styles/${name}.css`;

const FILE_FIELD = ["file-field", "file-field-states", "file-field-without-script", "forced-colors"].map(
  widgetPath,
);
const EXPLORER = ["salary-explorer", "salary-explorer-drawing"].map(widgetPath);
const COMPACT_EXPLORER = [
  ...EXPLORER,
  ...["salary-explorer-compact", "salary-explorer-page"].map(widgetPath),
];
const FULL_EXPLORER = [...EXPLORER, ...["salary-explorer-full", "salary-explorer-page"].map(widgetPath)];

export const MARKDOWN_STYLESHEET = pagePath("article");

/**
 * Templates whose pages link their stylesheet instead of inlining it, because there are many of these pages and few
 * are opened.
 */
export const LINKED_STYLESHEETS: readonly string[] = ["redirects", "embed-frame", "embed-sent"];

/** The stylesheet of the editor's preview, and the templates whose pages it shows. */
export const PREVIEW_STYLESHEET = "preview";
export const PREVIEWED_TEMPLATES: readonly string[] = ["article", "job"];

/** Stylesheets with extra CSS, by template. A page's meta can select a stylesheet other than its template's. */
export const EXTRA_STYLESHEETS: Readonly<Record<string, StylesheetSources>> = {
  article: { files: ["side-notes", "range-chart"].map(pagePath) },
  "salary-report": { template: "article", files: [pagePath("range-chart"), ...FULL_EXPLORER] },
  compare: { files: ["locations", "map", "compare"].map(pagePath) },
  "compare-views": { files: ["locations", "map", "compare"].map(pagePath) },
  "embed-frame": { files: FILE_FIELD },
  home: { files: [pagePath("home"), ...COMPACT_EXPLORER] },
  job: { files: [pagePath("map"), ...FILE_FIELD] },
  jobs: { files: FILE_FIELD },
  locations: { files: ["locations", "map"].map(pagePath) },
  "pay-methodology": { files: [pagePath("locations")] },
  [PREVIEW_STYLESHEET]: {
    files: [pagePath("range-chart"), pagePath("map"), ...FULL_EXPLORER, ...FILE_FIELD],
  },
  resume: { files: [pagePath("range-chart"), ...FILE_FIELD] },
  state: { files: [pagePath("map"), ...COMPACT_EXPLORER] },
  tools: { files: [pagePath("tools")] },
};
