import type { Backend } from "../backend/client.ts";

/** Events not yet reported, one per line: event, form names, page path. */
let told = "";

/** One listener for all forms on the page; a listener per form would leak forms that the page removes. */
let tell: (() => void) | undefined;

/**
 * Counts when a form is seen, started, sent and failed, and reports the counts when the page is hidden. Reports
 * nothing about the visitor, and nothing at all if Global Privacy Control is on.
 * @param names returns the form's current tag, context and partner, separated by commas
 * @param isStarted whether the visitor started filling in the form before this script loaded
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
    // Sandbox forms are not counted.
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
      // The body is text/plain, which PostgREST passes unparsed to a function with one unnamed parameter.
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
