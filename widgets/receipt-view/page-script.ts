/** URLs of the receipt's scripts. Defined at build time. */
declare const RECEIPT_SCRIPTS: readonly string[];

// Starts immediately rather than on interaction, since the page has no other purpose.
const fetchScripts = (suffix = ""): Promise<unknown> =>
  Promise.all(RECEIPT_SCRIPTS.map((address) => import(address + suffix)));

void fetchScripts()
  // A retry needs another URL, since browsers cache failed imports.
  .catch(() => fetchScripts("?again"))
  .catch(() => document.querySelector("receipt-view")?.toggleAttribute("data-failed", true));
