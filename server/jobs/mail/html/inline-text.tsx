import { Fragment } from "react";
import type { Inline } from "../model/mail-content.ts";
import { paint } from "./palette.ts";

function BreakableText({ text }: { text: string }) {
  const at = text.indexOf("@") + 1;
  if (at === 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <wbr />
      {text.slice(at)}
    </>
  );
}

export function InlineText({ parts }: { parts: readonly Inline[] }) {
  return parts.map((part, index) =>
    typeof part === "string" ? (
      <Fragment key={index}>{part}</Fragment>
    ) : (
      <a key={index} href={part.href} {...paint({ text: "link" }, { textDecoration: "underline" })}>
        <BreakableText text={part.text} />
      </a>
    ),
  );
}
