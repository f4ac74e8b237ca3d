import { EMBEDDED_WIDGETS } from "./embed/embedded-widgets.ts";
import { hiringCalculatorWidget } from "./hiring-calculator/widget.ts";
import type { Widget } from "./runtime/widget.ts";
import { salaryExplorerWidget } from "./salary-explorer/widget.ts";
import { siteHeaderWidget } from "./site-header/widget.ts";
import { OWN_TAGS } from "./tags.ts";

/** Tags that are not prerendered. */
export const CLIENT_WIDGETS: readonly string[] = ["partner-configurator"];

/** Tags whose scripts are loaded by their page. */
export const PAGE_WIDGETS: readonly string[] = ["receipt-view"];

/**
 * Widgets only on our own pages. Their components may use the site's utility classes, which partner pages do
 * not load.
 */
export const OWN_WIDGETS: readonly string[] = [...CLIENT_WIDGETS, ...PAGE_WIDGETS, ...OWN_TAGS];

/** Tags without React, whose scripts enhance the page's markup. */
export const PLAIN_WIDGETS: readonly string[] = ["state-comparison", "article-search"];

/**
 * Full versions of widgets that partners get only in part: the full explorer, and the header with links to
 * languages.
 */
const WHOLE = new Map<string, Widget>(
  [salaryExplorerWidget, siteHeaderWidget].map((widget) => [widget.tag, widget]),
);

/** All widgets, for the build; pages load each one separately. */
export const WIDGETS: readonly Widget[] = [
  ...EMBEDDED_WIDGETS.map((widget) => WHOLE.get(widget.tag) ?? widget),
  hiringCalculatorWidget,
];
