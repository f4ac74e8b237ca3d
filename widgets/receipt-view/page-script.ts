/** URLs of the receipt's scripts; defined at build time. */
declare const RECEIPT_SCRIPTS: readonly string[];

// Loads immediately, since the page has no other purpose.
const fetchScripts = (suffix = ""): Promise<unknown> =>
  Promise.all(RECEIPT_SCRIPTS.map((address) => import(address + suffix)));

void fetchScripts()
  // The retry needs another URL, since browsers cache failed imports.
  .catch(() => fetchScripts("?again"))
  .catch(() => document.querySelector("receipt-view")?.toggleAttribute("data-failed", true));
