/**
 * Records which page contains a framed form. Browsers usually expose only the page's origin; the page may post
 * `{ type: "ridgebeam:page", path }` to add its path. The origin always comes from the browser.
 */
export function recordParentPage(form: HTMLElement): void {
  if (parent === window) return;
  // Firefox lacks `ancestorOrigins`.
  const { ancestorOrigins } = location as { ancestorOrigins?: DOMStringList };
  const known = document.referrer || ancestorOrigins?.[0];
  if (known) form.dataset["around"] = known;
  addEventListener(
    "message",
    ({ source, origin, data }: MessageEvent<{ type?: string; path?: string } | null>) => {
      if (source !== parent || data?.type !== "ridgebeam:page" || !String(data.path).startsWith("/")) return;
      form.dataset["around"] = origin + data.path;
    },
  );
}
