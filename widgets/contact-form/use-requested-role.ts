import { useEffect } from "react";
import { useHost } from "../runtime/widget-root.tsx";

/**
 * Fills in the role and place from the URL, unless the visitor has typed something. The salary explorer links
 * to such URLs (`/?role=Superintendent&place=Texas#contact`). Runs after hydration, since the prerendered
 * markup is the same for all URLs.
 */
export function useRequestedRole(): void {
  const host = useHost();
  useEffect(() => {
    if (!host?.closest(":target")) return;
    const searchParams = new URLSearchParams(location.search);
    for (const [field, name] of Object.entries({ position: "role", location: "place" })) {
      const input = host.querySelector<HTMLInputElement>(`[name=${field}]`);
      if (input) input.value ||= searchParams.get(name) ?? "";
    }
  }, [host]);
}
