import { useEffect, useState } from "react";
import { useHost } from "../runtime/widget-root.tsx";

/**
 * Returns the place in the page's URL, if the URL targets the section with this form, as on state pages
 * (`?place=Houston…#request`). Returns undefined otherwise, and on a partner's page. The place is set after
 * the first render, which must match the prerendered markup.
 */
export function useRequestedPlace(): string | undefined {
  const [place, setPlace] = useState<string>();
  const host = useHost();
  useEffect(() => {
    if (host?.shadowRoot === null && host.closest(":target"))
      setPlace(new URLSearchParams(location.search).get("place") ?? undefined);
  }, [host]);
  return place;
}
