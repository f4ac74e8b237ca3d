import { useEffect } from "react";
import { useHost } from "../runtime/widget-root.tsx";

/**
 * Fills in the role and place that the address names beside this form's section, as the explorer's link does
 * (`/?role=Superintendent&place=Texas#contact`); what a visitor has typed stays. After the first render, which is the same for everybody.
 */
export function useAskedRole(): void {
  const host = useHost();
  useEffect(() => {
    if (!host?.closest(":target")) return;
    const asked = new URLSearchParams(location.search);
    for (const [field, name] of Object.entries({ position: "role", location: "place" })) {
      const input = host.querySelector<HTMLInputElement>(`[name=${field}]`);
      if (input) input.value ||= asked.get(name) ?? "";
    }
  }, [host]);
}
