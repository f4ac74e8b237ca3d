import { useEffect, useState } from "react";
import { useHost } from "../runtime/widget-root.tsx";

/**
 * Returns the place in the page's URL if it targets this form's section, as on state pages
 * (`?place=Houston…#request`). Otherwise, and on a partner's page, returns undefined. Set after the first
 * render, which must equal the prerendered markup.
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
