import { useState } from "react";
import type { CommonSettings } from "./settings.ts";

interface CopyButtonsProps extends Pick<CommonSettings, "id" | "labels"> {
  toCsv: () => string;
}

/** Copies a calculator's table for a spreadsheet, and its link; what was copied is said until the button is left. */
export function CopyButtons({ id, labels, toCsv }: CopyButtonsProps) {
  const [said, setSaid] = useState("");
  const copy = async (text: string, done: string, otherwise: () => void): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setSaid(done);
    } catch {
      // The clipboard may be forbidden, and a page that is not encrypted has none.
      otherwise();
    }
  };
  const copyTable = (): void => {
    const csv = toCsv();
    void copy(csv, labels.copiedCsv, () => prompt(labels.copyCsv, csv));
  };
  const copyLink = (): void => {
    const { href: link } = new URL(`#${id}`, location.href);
    // The address bar has the link all the same.
    void copy(link, labels.copied, () => (location.hash = id));
  };
  const leave = (): void => setSaid("");
  return (
    <>
      <button className="btn btn-small" type="button" onClick={copyTable} onBlur={leave}>
        {labels.copyCsv}
      </button>
      <button className="btn btn-small" type="button" onClick={copyLink} onBlur={leave}>
        {labels.copyLink}
      </button>
      <span role="status">{said}</span>
    </>
  );
}
