import type { Backend } from "../backend/client.ts";

/** What has happened since the page told it last, a line each: what, the form's names, the page's path. */
let told = "";

/** Where to: the same for all forms of a page. */
let backend: Backend;

/** One listener for all forms; one for each would keep every form alive that the page has taken out. */
function tell(): void {
  // The text as it is: what PostgREST hands to a function whose parameter has no name.
  if (told)
    fetch(backend.url + "/rest/v1/rpc/count_forms", {
      method: "POST",
      keepalive: true,
      headers: { apikey: backend.key },
      body: told,
    }).catch(() => 0);
  told = "";
}

/**
 * Counts when a form is seen, started, sent and failed, and tells it when the page is left or hidden: nothing about the visitor. Where the
 * browser asks for privacy (Global Privacy Control), nothing is counted or told.
 * @param names the form's tag, context and partner
 * @param isStarted whether the visitor was faster than this script
 */
export function countForm(
  names: readonly (string | undefined)[],
  host: Element,
  form: Element,
  to: Backend,
  isStarted: boolean,
): void {
  if ((navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl) return;
  const count = (what: string): void => {
    // In the sandbox nothing is sent.
    if (!host.hasAttribute("sandbox")) told += `${what} ${names.join()} ${location.pathname}\n`;
  };
  new IntersectionObserver(([entry], observer) => {
    if (!entry?.isIntersecting) return;
    observer.unobserve(form);
    count("shown");
  }).observe(form);
  if (isStarted) count("start");
  for (const what of ["start", "submitted", "error"])
    host.addEventListener("ridgebeam:" + what, () => count(what));
  backend = to;
  addEventListener("visibilitychange", tell);
}
