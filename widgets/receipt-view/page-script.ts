/** URLs of the receipt's scripts. Defined at build time. */
declare const RECEIPT_SCRIPTS: readonly string[];

// Load immediately instead of on interaction, since the page has no other purpose.
const fetchScripts = (suffix = ""): Promise<unknown> =>
  Promise.all(RECEIPT_SCRIPTS.map((address) => import(address + suffix)));

void fetchScripts()
  // Browsers cache failed imports, so retry with a different URL.
  .catch(() => fetchScripts("?again"))
  .catch(() => document.querySelector("receipt-view")?.toggleAttribute("data-failed", true));
