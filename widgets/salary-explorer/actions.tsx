import { useState } from "react";
import { ArrowIcon } from "../forms/icons.tsx";
import { writeChoice } from "./choice.ts";
import { useExplorer, useTexts } from "./pay-context.ts";
import { toCsv } from "./to-csv.ts";

/** Leads to the request form, with role and place filled in. */
export function AskLink({ className }: { className: string }) {
  const { finding, origin, target } = useExplorer();
  const texts = useTexts();
  const { name, at, band, pay } = finding;
  const query = new URLSearchParams({ role: band ? `${name}, ${band.experience}` : name, place: at.name });
  return (
    <a
      className={className}
      href={`${origin}/?${query.toString()}#contact`}
      target={target}
      rel={target && "noopener"}
    >
      {band || pay ? texts.ask : texts.askUnpublished} <ArrowIcon />
    </a>
  );
}

/** Leads to the whole explorer, with the same choice. */
export function MoreLink() {
  const { choice, origin, target } = useExplorer();
  const { more, moreHref } = useTexts();
  // Only path and query of it are used.
  const { pathname, search, hash } = new URL(
    writeChoice(new URL(moreHref, "https://site.example").href, choice),
  );
  return (
    <a
      className="pay-link"
      href={origin + pathname + search + hash}
      target={target}
      rel={target && "noopener"}
    >
      {more} <ArrowIcon />
    </a>
  );
}

/** Copies the role's figures for a spreadsheet; where the clipboard is closed, shows them to be copied by hand. */
export function CopyButton() {
  const { finding } = useExplorer();
  const texts = useTexts();
  const csv = toCsv(finding, texts.unpublished);
  const [copied, setCopied] = useState("");
  const [isRefused, setRefused] = useState(false);
  const copy = (): void => {
    // A page that is not encrypted has no clipboard.
    Promise.resolve()
      .then(() => navigator.clipboard.writeText(csv))
      .then(
        () => setCopied(csv),
        () => setRefused(true),
      );
  };
  return (
    <>
      <button className="btn" type="button" onClick={copy}>
        <svg className="icon" viewBox="0 0 18 17" aria-hidden="true" focusable="false">
          <path d="M1 5h10v11H1zM5 5V1h12v11h-6" />
        </svg>
        {copied === csv ? texts.copied : texts.copy}
      </button>
      {isRefused && (
        <textarea className="field-input pay-csv" aria-label={texts.copy} readOnly value={csv} rows={7} />
      )}
    </>
  );
}
