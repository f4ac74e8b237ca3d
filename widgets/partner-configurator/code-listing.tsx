import type { Ref } from "react";

export function CodeListing({ text, codeRef }: { text: string; codeRef?: Ref<HTMLElement> }) {
  return (
    <pre className="border border-line bg-sheet px-5 py-4.5 font-mono text-13 leading-160 font-medium wrap-anywhere whitespace-pre-wrap [tab-size:2]">
      <code ref={codeRef} className="[font:inherit]">
        {text}
      </code>
    </pre>
  );
}
