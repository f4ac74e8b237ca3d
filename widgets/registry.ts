import type { ReactNode } from "react";
import { applyFormWidget } from "./apply-form/apply-form.tsx";
import { EMBEDDED_WIDGETS } from "./embed/embedded-widgets.ts";
import { hiringCalculatorWidget } from "./hiring-calculator/hiring-calculator.tsx";
import { leadFormWidget } from "./lead-form/lead-form.tsx";
import type { Widget } from "./runtime/widget.ts";
import { salaryExplorerWidget } from "./salary-explorer/full.tsx";
import { siteHeaderWidget } from "./site-header/site-header.tsx";
import { SITE_ONLY_TAGS } from "../model/tags/tags.ts";

export const CLIENT_WIDGETS: readonly string[] = ["partner-configurator"];

/** Tags whose scripts are loaded by their page instead of the loader. */
export const PAGE_WIDGETS: readonly string[] = ["receipt-view"];

/**
 * Widgets for our own pages only. Their components may use the site's utility classes, which partners' pages
 * don't load.
 */
export const SITE_ONLY_WIDGETS: readonly string[] = [...CLIENT_WIDGETS, ...PAGE_WIDGETS, ...SITE_ONLY_TAGS];

export const NON_REACT_WIDGETS: readonly string[] = ["state-comparison", "article-search"];

/**
 * Full versions of widgets that partners can embed only in reduced form: the quick form with a page's subject, the
 * explorer with its full layout, and the header with language links.
 */
const FULL_VERSIONS = new Map<string, Widget>(
  [leadFormWidget, salaryExplorerWidget, siteHeaderWidget].map((widget) => [widget.tag, widget]),
);

/** All React widgets, for the build. Pages load each one's script separately. */
export const WIDGETS: readonly Widget[] = [
  ...EMBEDDED_WIDGETS.map((widget) => FULL_VERSIONS.get(widget.tag) ?? widget),
  hiringCalculatorWidget,
  applyFormWidget,
];

/** JSX types for the tags that are not prerendered. */
declare module "react" {
  // oxlint-disable-next-line typescript/no-namespace -- the name under which React keeps its tags
  namespace JSX {
    interface IntrinsicElements {
      "article-search": { className?: string; children?: ReactNode };
      "partner-configurator": { settings: string; children?: ReactNode };
      "receipt-view": { settings: string; children?: ReactNode };
      "state-comparison": { className?: string; children?: ReactNode };
    }
  }
}
