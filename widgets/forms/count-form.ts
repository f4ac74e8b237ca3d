import type { Backend } from "../backend/client.ts";

/** What has happened since the page told it last, a line each: what, the form's names, the page's path. */
let told = "";

/** The page's one listener for all its forms: one for each would keep every form alive that the page has taken out. */
let tell: (() => void) | undefined;

/**
 * Counts when a form is seen, started, sent and failed, and tells it when the page is left or hidden: nothing about the visitor. Where the
 * browser asks for privacy (Global Privacy Control), nothing is counted or told.
 * @param names answers the form's tag, context and partner with commas, as they are now: a page may give the form others
 * @param isStarted whether the visitor was faster than this script
 */
export function countForm(
  names: () => string,
  host: Element,
  form: Element,
  { url, key: apikey }: Backend,
  isStarted: boolean,
): void {
  if ((navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl) return;
  const count = (what: string): void => {
    // In the sandbox nothing is sent.
    if (!host.hasAttribute("sandbox")) told += `${what} ${names()} ${location.pathname}\n`;
  };
  new IntersectionObserver(([entry], observer) => {
    if (!entry?.isIntersecting) return;
    observer.unobserve(form);
    count("shown");
  }).observe(form);
  if (isStarted) count("start");
  for (const what of ["start", "submitted", "error"])
    host.addEventListener("ridgebeam:" + what, () => count(what));
  addEventListener(
    "visibilitychange",
    (tell ??= () => {
      // The text as it is: what PostgREST hands to a function whose parameter has no name.
      if (told)
        fetch(url + "/rest/v1/rpc/count_forms", {
          method: "POST",
          keepalive: true,
          headers: { apikey },
          body: told,
        }).catch(() => 0);
      told = "";
    }),
  );
}
