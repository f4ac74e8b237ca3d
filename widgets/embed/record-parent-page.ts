/**
 * Records the page that contains the form's iframe. Browsers usually reveal only its origin, so that page may
 * post `{ type: "ridgebeam:page", path }` to add the path. The origin is always taken from the browser.
 */
export function recordParentPage(form: HTMLElement): void {
  if (parent === window) return;
  // Firefox lacks `ancestorOrigins`.
  const { ancestorOrigins } = location as { ancestorOrigins?: DOMStringList };
  const parentUrl = document.referrer || ancestorOrigins?.[0];
  if (parentUrl) form.dataset["around"] = parentUrl;
  addEventListener(
    "message",
    ({ source, origin, data }: MessageEvent<{ type?: string; path?: string } | null>) => {
      if (source !== parent || data?.type !== "ridgebeam:page" || !String(data.path).startsWith("/")) return;
      form.dataset["around"] = origin + data.path;
    },
  );
}
