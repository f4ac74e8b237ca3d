import { useEffect, useRef, type MouseEvent } from "react";
import { useConfig } from "../config.ts";
import { CheckIcon, CrossIcon, TriangleIcon } from "./icons.tsx";
import type { Notice } from "./submission-state.ts";

/** Milliseconds that good news stays; bad news stays until it is dismissed. */
const SUCCESS_STAYS = 10_000;

/** Dismisses the notice that is shown; a page with several forms says one thing at a time. */
let dismissShown: (() => void) | undefined;

interface NoticeCardProps {
  notice: Notice;
  /** The same function as long as the form is there; called with the press of the notice's own button. */
  onDismiss: (press?: MouseEvent) => void;
}

/** What a form says as a whole, in the place that the form gives it: it covers nothing. */
export function NoticeCard({ notice, onDismiss }: NoticeCardProps) {
  const { messages, lang } = useConfig();
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    dismissShown?.();
    dismissShown = onDismiss;
    const timer =
      notice.kind === "success"
        ? setInterval(() => {
            if (card.current?.matches(":hover, :focus-within") !== true) onDismiss();
          }, SUCCESS_STAYS)
        : undefined;
    return () => {
      clearInterval(timer);
      if (dismissShown === onDismiss) dismissShown = undefined;
    };
  }, [notice, onDismiss]);
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
