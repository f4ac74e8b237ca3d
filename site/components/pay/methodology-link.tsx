import { useLayoutStrings } from "../layout-strings.ts";

export const PAY_METHODOLOGY_PATH = "/insights/how-we-figure-pay";

export function MethodologyLink({ className }: { className?: string }) {
  return (
    <p className={className}>
      <a
        className="inline-flex min-h-7 items-center decoration-field underline-offset-4"
        href={PAY_METHODOLOGY_PATH}
      >
        {useLayoutStrings().pay.method}
      </a>
    </p>
  );
}
