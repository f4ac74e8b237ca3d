import { useEffect, useId, useRef } from "react";
import { useMessages } from "../runtime/config.ts";
import { LeadForm } from "../lead-form/lead-form.tsx";
import type { siteHeaderMessageKeys } from "../../model/tags/site-header.ts";
import { watchQuickPanel } from "./watch-quick-panel.ts";

/**
 * The Request Talent button and the panel with the quick form. CSS opens the panel on hover or focus; a click
 * opens it as a native popover. Only Escape while hovering needs JavaScript; until hydration, the loader
 * handles it.
 */
export function QuickPanel({ text, style }: { text: string; style: string }) {
  const id = useId();
  const { header } = useMessages<typeof siteHeaderMessageKeys>();
  const wrapper = useRef<HTMLDivElement>(null);
  useEffect(() => watchQuickPanel(wrapper.current!), []);
  return (
    <div className="quick" role="presentation" ref={wrapper} data-wake="">
      <button className={`btn ${style} btn-small`} type="button" popoverTarget={id}>
        {text}
      </button>
      <div className="quick-panel" id={id} popover="auto">
        <LeadForm context="header" heading={header.quickTitle} />
      </div>
    </div>
  );
}
