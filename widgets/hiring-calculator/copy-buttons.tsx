import { useState } from "react";
import type { CommonSettings } from "./settings.ts";

interface CopyButtonsProps extends Pick<CommonSettings, "id" | "labels"> {
  toCsv: () => string;
}

/**
 * Buttons that copy the table as CSV and the link to the calculator. The confirmation is shown until the
 * button loses focus.
 */
export function CopyButtons({ id, labels, toCsv }: CopyButtonsProps) {
  const [message, setMessage] = useState("");
  const copy = async (text: string, doneMessage: string, fallBack: () => void): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setMessage(doneMessage);
    } catch {
      fallBack();
    }
  };
  const copyTable = (): void => {
    const csv = toCsv();
    void copy(csv, labels.copiedCsv, () => prompt(labels.copyCsv, csv));
  };
  const copyLink = (): void => {
    const { href: link } = new URL(`#${id}`, location.href);
    // Without clipboard access, put the link in the address bar.
    void copy(link, labels.copied, () => (location.hash = id));
  };
  const clearMessage = (): void => setMessage("");
  return (
    <>
      <button className="btn btn-small" type="button" onClick={copyTable} onBlur={clearMessage}>
        {labels.copyCsv}
      </button>
      <button className="btn btn-small" type="button" onClick={copyLink} onBlur={clearMessage}>
        {labels.copyLink}
      </button>
      <span role="status">{message}</span>
    </>
  );
}
