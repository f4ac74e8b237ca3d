import { useEffect, useState } from "react";
import { useHost } from "../runtime/widget-root.tsx";

/**
 * The place that the address has named beside this form's section, as the links to the form of a state page do (`?place=Houston…#request`);
 * undefined in any other form, and on a partner's page. Told after the first render, which is the same for every visitor.
 */
export function useAskedPlace(): string | undefined {
  const [place, setPlace] = useState<string>();
  const host = useHost();
  useEffect(() => {
    if (host?.shadowRoot === null && host.closest(":target"))
      setPlace(new URLSearchParams(location.search).get("place") ?? undefined);
  }, [host]);
  return place;
}
