import { useEffect, useRef, type MouseEvent } from "react";
import { useConfig, useMessages } from "../runtime/config.ts";
import type { FormMessageKeys } from "../runtime/form-message-keys.ts";
import { CheckIcon, CrossIcon, TriangleIcon } from "./icons.tsx";
import type { Notice } from "./submission-state.ts";

/** How long a success notice is shown, in milliseconds. Failure notices stay until they are dismissed. */
const SUCCESS_DURATION = 10_000;

/**
 * Dismisses the notice that is currently shown. A page shows one notice at a time, across all of its forms.
 */
let dismissShown: (() => void) | undefined;

interface NoticeCardProps {
  notice: Notice;
  /** Must be the same function on every render. Receives the click on the notice's button. */
  onDismiss: (press?: MouseEvent) => void;
}

/** A message about the whole form. It takes up space instead of covering anything. */
export function NoticeCard({ notice, onDismiss }: NoticeCardProps) {
  const { lang } = useConfig();
  const { dismiss } = useMessages<FormMessageKeys>();
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    dismissShown?.();
    dismissShown = onDismiss;
    const timer =
      notice.kind === "success"
        ? setInterval(() => {
            if (card.current?.matches(":hover, :focus-within") !== true) onDismiss();
          }, SUCCESS_DURATION)
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
      <button className="notice-dismiss" type="button" aria-label={dismiss.label} onClick={onDismiss}>
        <CrossIcon />
      </button>
    </div>
  );
}
