import type { WidgetConfig } from "../config.ts";

/** The element of our own pages that holds the pay data as JSON. */
export const PAGE_DATA_ID = "pay-data";

/** What an explorer needs of the configuration, which the page around it carries. */
export type PageData = Pick<WidgetConfig, "explorer" | "pay">;

/** Reads what the page around an explorer carries. */
export const readPageData = (): PageData =>
  JSON.parse(document.getElementById(PAGE_DATA_ID)!.textContent) as PageData;
