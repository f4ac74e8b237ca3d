import type { ExplorerData } from "../../site/model/pay/explorer-data.ts";

/** The element of our own pages that holds the pay data as JSON. */
export const PAGE_DATA_ID = "pay-data";

/** The data that the page around an explorer carries. */
export const readPageData = (): ExplorerData =>
  JSON.parse(document.getElementById(PAGE_DATA_ID)?.textContent ?? "") as ExplorerData;
