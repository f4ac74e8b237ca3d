import { useState } from "react";
import type { ReceiptSettings } from "./settings.ts";

/** Says what the link is, and copies it. */
export function CopyLink({ texts, address }: { texts: ReceiptSettings["link"]; address: string }) {
  const [isCopied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    // Where the clipboard is forbidden the link stands in the address bar.
    await navigator.clipboard.writeText(address).then(
      () => setCopied(true),
      () => undefined,
    );
  };
  return (
    <aside className="receipt-link" aria-labelledby="receipt-link-title">
      <svg className="receipt-lock" viewBox="0 0 18 20" aria-hidden="true">
        <path d="M3 9h12v9H3zM5.5 9V5.5a3.5 3.5 0 0 1 7 0V9M9 12.5v2.5" />
      </svg>
      <div>
        <h2 id="receipt-link-title">{texts.title}</h2>
        <p>{texts.text}</p>
        {"clipboard" in navigator && (
          <button type="button" onClick={() => void copy()}>
            {texts.copy}
          </button>
        )}
        <span role="status">{isCopied && texts.copied}</span>
      </div>
    </aside>
  );
}
