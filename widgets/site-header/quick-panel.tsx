import { useCallback, useEffect, useId, useRef } from "react";
import { useMessages } from "../config.ts";
import { LeadForm } from "../lead-form/lead-form.tsx";

/**
 * The Request Talent button and its quick form. Hover or focus shows the panel by CSS alone; clicking opens
 * it as a native popover. Without JavaScript, only Escape while hovering does not work.
 * The loader sets `data-dismissed` on Escape, which hides the panel until pointer and focus have both left.
 */
export function QuickPanel({ text, style }: { text: string; style: string }) {
  const id = useId();
  const { header } = useMessages();
  const zone = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);

  // An open popover is in the top layer, so `:hover` on the zone does not include it.
  const isHere = (): boolean =>
    [zone, panel].some(({ current }) => current?.matches(":hover, :focus-within"));
  /** Deferred until pointer or focus has reached its new target. */
  const forgive = useCallback(() => {
    setTimeout(() => {
      if (!isHere()) delete zone.current?.dataset["dismissed"];
    });
  }, []);
  // Before hydration, the visitor may have dismissed the panel and moved away, so that the dismissal has to end now.
  useEffect(forgive, [forgive]);

  return (
    <div
      className="quick"
      role="presentation"
      ref={zone}
      data-wake=""
      onPointerLeave={forgive}
      onBlur={forgive}
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
          if (newState === "closed" && isHere()) zone.current?.setAttribute("data-dismissed", "");
        }}
      >
        <LeadForm context="header" heading={header.quickTitle} />
      </div>
    </div>
  );
}
