import { useEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { useConfig } from "../config.ts";
import { useHost } from "../runtime/widget-root.tsx";
import { CheckIcon, CrossIcon, TriangleIcon } from "./icons.tsx";
import type { Notice } from "./submission-state.ts";

/** Milliseconds that good news stays; bad news stays until it is dismissed. */
const SUCCESS_STAYS = 10_000;

/** The page's live regions, or the shadow root's own; made where there are none, so that they exist before they speak. */
function noticeRegions(host: HTMLElement): HTMLElement {
  const root = host.getRootNode();
  const place = host.shadowRoot ?? (root instanceof ShadowRoot ? root : document);
  const existing = place.querySelector<HTMLElement>("#notices");
  if (existing !== null) return existing;
  const regions = document.createElement("div");
  regions.id = "notices";
  regions.append(...["status", "alert"].map(liveRegion));
  (place === document ? document.body : place).append(regions);
  return regions;
}

function liveRegion(role: string): HTMLElement {
  const region = document.createElement("div");
  region.setAttribute("role", role);
  return region;
}

interface NoticesProps {
  notice: Notice | null;
  onDismiss: () => void;
}

/** Shows a form's notice among the page's: success as a status, failure as an alert. */
export function Notices({ notice, onDismiss }: NoticesProps) {
  const host = useHost();
  useEffect(() => {
    if (host !== null) noticeRegions(host);
  }, [host]);
  if (notice === null || host === null) return null;
  const region = noticeRegions(host).querySelector(
    notice.kind === "success" ? '[role="status"]' : '[role="alert"]',
  );
  return region === null ? null : createPortal(<NoticeCard notice={notice} onDismiss={onDismiss} />, region);
}

function NoticeCard({ notice, onDismiss }: { notice: Notice; onDismiss: () => void }) {
  const { messages, lang } = useConfig();
  const card = useRef<HTMLDivElement>(null);
  const dismiss = useRef(onDismiss);
  useEffect(() => {
    dismiss.current = onDismiss;
  });
  useEffect(() => {
    if (notice.kind !== "success") return;
    const timer = setInterval(() => {
      if (card.current?.matches(":hover, :focus-within") !== true) dismiss.current();
    }, SUCCESS_STAYS);
    return () => clearInterval(timer);
  }, [notice]);
  return (
    <div className={notice.kind === "failure" ? "notice notice-failure" : "notice"} lang={lang} ref={card}>
      {notice.kind === "success" ? <CheckIcon /> : <TriangleIcon />}
      <div>
        <p className="notice-title">{notice.title}</p>
        {notice.text !== undefined && <p>{notice.text}</p>}
      </div>
      <button
        className="notice-dismiss"
        type="button"
        aria-label={messages.dismiss.label}
        onClick={onDismiss}
      >
        <CrossIcon />
      </button>
    </div>
  );
}
