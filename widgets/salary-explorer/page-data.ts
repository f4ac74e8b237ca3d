import type { WidgetConfig } from "../runtime/config.ts";

export const PAGE_DATA_ID = "pay-data";

export type PageData = Pick<WidgetConfig, "explorer" | "pay">;

export const readPageData = (): PageData =>
  JSON.parse(document.getElementById(PAGE_DATA_ID)!.textContent) as PageData;
