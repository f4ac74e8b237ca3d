import { useLayoutTexts } from "../layout-texts.ts";

/** Page that explains how pay figures are computed. */
export const METHOD_PATH = "/insights/how-we-figure-pay";

export function MethodLink({ className }: { className?: string }) {
  return (
    <p className={className}>
      <a className="inline-flex min-h-7 items-center decoration-field underline-offset-4" href={METHOD_PATH}>
        {useLayoutTexts().pay.method}
      </a>
    </p>
  );
}
