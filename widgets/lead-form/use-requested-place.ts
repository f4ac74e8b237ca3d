import { useEffect, useState } from "react";
import { useHost } from "../runtime/widget-root.tsx";

/**
 * Returns the place from the URL if it targets the section with this form, as on state pages
 * (`?place=Houston…#request`); undefined otherwise, and on partners' pages. Set after the first render, which
 * must match the prerendered markup.
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
