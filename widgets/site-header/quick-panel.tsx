import { useCallback, useEffect, useId, useRef } from "react";
import { useMessages } from "../runtime/config.ts";
import { LeadForm } from "../lead-form/lead-form.tsx";
import type { siteHeaderMessageKeys } from "./message-keys.ts";

/**
 * The Request Talent button and the panel with the quick form. CSS opens the panel on hover or focus; a click
 * opens it as a native popover. Only Escape while hovering needs JavaScript: the loader sets
 * `data-dismissed`, which hides the panel until both pointer and focus have left it.
 */
export function QuickPanel({ text, style }: { text: string; style: string }) {
  const id = useId();
  const { header } = useMessages<typeof siteHeaderMessageKeys>();
  const wrapper = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);

  // An open popover is in the top layer, so hovering over it does not match `:hover` on its wrapper.
  const isPanelActive = (): boolean =>
    [wrapper, panel].some(({ current }) => current?.matches(":hover, :focus-within"));
  /** Lets the next hover or focus open a dismissed panel again, once both have left it. */
  const clearDismissal = useCallback(() => {
    setTimeout(() => {
      if (!isPanelActive()) delete wrapper.current?.dataset["dismissed"];
    });
  }, []);
  // The visitor may have dismissed and left the panel before hydration.
  useEffect(clearDismissal, [clearDismissal]);

  return (
    <div
      className="quick"
      role="presentation"
      ref={wrapper}
      data-wake=""
      onPointerLeave={clearDismissal}
      onBlur={clearDismissal}
    >
      <button className={`btn ${style} btn-small`} type="button" popoverTarget={id}>
        {text}
      </button>
      <div
        className="quick-panel"
        ref={panel}
        id={id}
        popover="auto"
        onBeforeToggle={({ newState }) => {
          if (newState === "closed" && isPanelActive()) wrapper.current?.setAttribute("data-dismissed", "");
        }}
      >
        <LeadForm context="header" heading={header.quickTitle} />
      </div>
    </div>
  );
}
