/** Addresses of the receipt's scripts; compiled in. */
declare const RECEIPT_SCRIPTS: readonly string[];

// Nobody opens this page but to read a receipt, so nothing is waited for.
const fetchScripts = (suffix = ""): Promise<unknown> =>
  Promise.all(RECEIPT_SCRIPTS.map((address) => import(address + suffix)));

void fetchScripts()
  // Under the same address a browser may remember the failure.
  .catch(() => fetchScripts("?again"))
  .catch(() => document.querySelector("receipt-view")?.toggleAttribute("data-failed", true));
