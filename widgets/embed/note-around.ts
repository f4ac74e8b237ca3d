/**
 * Notes on a framed form which page is around the frame: what the browser tells of it, most often the origin alone, until that page says more
 * by the message `{ type: "ridgebeam:page", path }`. Its origin is the browser's word.
 */
export function noteAround(form: HTMLElement): void {
  if (parent === window) return;
  // Firefox has no list of ancestors.
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
