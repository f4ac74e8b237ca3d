import type { Backend } from "../backend/client.ts";

/** Events that are not reported yet, one per line: event, form names, page path. */
let told = "";

/** One listener for all forms of the page: one per form would leak forms that the page removes. */
let tell: (() => void) | undefined;

/**
 * Counts when a form is seen, started, sent and failed, and reports on page hide. Reports nothing about the
 * visitor, and nothing at all with Global Privacy Control.
 * @param names returns the form's current tag, context and partner, separated by commas
 * @param isStarted whether the visitor started before this script was loaded
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
    // The sandbox sends nothing.
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
      // text/plain: PostgREST passes the raw body to a function with one unnamed parameter.
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
