import { useLayoutStrings } from "../layout-strings.ts";
import { PlainLink } from "../plain-link.tsx";

export const PAY_METHODOLOGY_PATH = "/insights/how-we-figure-pay";

export function MethodologyLink({ className }: { className?: string }) {
  return (
    <PlainLink className={className} href={PAY_METHODOLOGY_PATH}>
      {useLayoutStrings().pay.method}
    </PlainLink>
  );
}
