import { Fragment } from "react";
import type { Inline } from "../model/mail-content.ts";
import { paint } from "./palette.ts";

/** Text with links. What somebody typed keeps its own direction and turns nothing around it. */
export function InlineText({ parts }: { parts: readonly Inline[] }) {
  return parts.map((part, index) =>
    typeof part === "string" ? (
      <Fragment key={index}>{part}</Fragment>
    ) : (
      <a key={index} href={part.href} {...paint({ text: "link" }, { textDecoration: "underline" })}>
        {part.text}
      </a>
    ),
  );
}
