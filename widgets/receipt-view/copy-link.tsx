import { useState } from "react";
import type { ReceiptSettings } from "./settings.ts";

export function CopyLink({ texts, address }: { texts: ReceiptSettings["link"]; address: string }) {
  const [isCopied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(address).then(
      () => setCopied(true),
      () => undefined,
    );
  };
  return (
    <aside
      className="flex gap-3 self-end border border-ink bg-sheet px-4.5 py-4 print:hidden"
      aria-labelledby="receipt-link-title"
    >
      <svg
        className="h-5 w-4.5 flex-none fill-none stroke-current stroke-[1.7]"
        viewBox="0 0 18 20"
        aria-hidden="true"
      >
        <path d="M3 9h12v9H3zM5.5 9V5.5a3.5 3.5 0 0 1 7 0V9M9 12.5v2.5" />
      </svg>
      <div>
        <h2 id="receipt-link-title" className="text-17 leading-130 tracking-normal">
          {texts.title}
        </h2>
        <p className="text-16 leading-140 text-ink-2">{texts.text}</p>
        {"clipboard" in navigator && (
          <button
            type="button"
            className="mt-1.5 mr-3 min-h-8 border-b-2 border-signal text-16 font-strong hover:border-ink"
            onClick={() => void copy()}
          >
            {texts.copy}
          </button>
        )}
        <span role="status">{isCopied && texts.copied}</span>
      </div>
    </aside>
  );
}
