import { useEffect, useRef, type MouseEvent } from "react";
import { useConfig, useMessages } from "../runtime/config.ts";
import type { FormMessageKeys, NoticeText } from "../../model/tags/tag-description.ts";
import { CheckIcon, CrossIcon, TriangleIcon } from "./icons.tsx";

/** How long success notices are shown, in milliseconds. Failure notices stay until dismissed. */
const SUCCESS_DURATION_MS = 10_000;

let dismissShownNotice: (() => void) | undefined;

interface NoticeCardProps {
  notice: NoticeText;
  isSuccess: boolean;
  /** Must be stable across renders. Receives the click on the notice's button. */
  onDismiss: (press?: MouseEvent) => void;
}

/** Notice about the whole form. Shifts content down instead of covering it. */
export function NoticeCard({ notice, isSuccess, onDismiss }: NoticeCardProps) {
  const { lang } = useConfig();
  const { dismiss } = useMessages<FormMessageKeys>();
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    dismissShownNotice?.();
    dismissShownNotice = onDismiss;
    const timer = isSuccess
      ? setInterval(() => {
          if (card.current?.matches(":hover, :focus-within") !== true) onDismiss();
        }, SUCCESS_DURATION_MS)
      : undefined;
    return () => {
      clearInterval(timer);
      if (dismissShownNotice === onDismiss) dismissShownNotice = undefined;
    };
  }, [notice, isSuccess, onDismiss]);
  return (
    <div className={isSuccess ? "notice" : "notice notice-failure"} lang={lang} ref={card}>
      {isSuccess ? <CheckIcon /> : <TriangleIcon />}
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
