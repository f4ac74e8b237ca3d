import { useCallback, useEffect, useId, useRef } from "react";
import { useMessages } from "../config.ts";
import { LeadForm } from "../lead-form/lead-form.tsx";

/**
 * Request Talent and the quick form under it. Pointing at it or moving focus into it shows the panel by CSS alone; pressing the
 * button opens it for good, as a native popover. Without scripts all of this works but Escape while merely pointing.
 *
 * `data-dismissed`, which the page's loader sets at Escape, keeps the panel hidden although the pointer or the focus is still
 * there; it ends when both have left.
 */
export function QuickPanel({ text }: { text: string }) {
  const id = useId();
  const { header } = useMessages();
  const zone = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);

  // What is in an open popover is above the page, and not within the place that it belongs to.
  const isHere = (): boolean =>
    [zone, panel].some(({ current }) => current?.matches(":hover, :focus-within"));
  /** Looks after the event, when the pointer or the focus has arrived where it goes. */
  const forgive = useCallback(() => {
    setTimeout(() => {
      if (!isHere()) delete zone.current?.dataset["dismissed"];
    });
  }, []);
  // It may have been dismissed, and left, before this script came.
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
      <button className="btn btn-primary btn-small" type="button" popoverTarget={id}>
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
