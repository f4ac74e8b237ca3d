/**
 * Records on a framed form which page contains the frame. Browsers usually expose only its origin; the page
 * may post `{ type: "ridgebeam:page", path }` to add its path. The origin is always the browser's.
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
