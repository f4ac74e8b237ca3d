import { Figure } from "../figure.tsx";
import type { BlockProps } from "./block.tsx";

/**
 * A note in the right margin, or below its paragraph on narrow screens. It is not an `aside` because that
 * would create a landmark.
 */
export function MarginNote({ body }: BlockProps<"margin-note">) {
  return (
    <div
      className="col-[7/-1]! mt-0 mb-6 ml-2 self-start border-t-2 border-ink pt-3.5 max-md:mx-0 max-md:mt-6.5 max-md:mb-7.5 print:mx-0 print:mt-1 print:mb-6 print:break-inside-avoid"
      role="note"
    >
      {body.figure === undefined ? null : <Figure className="mb-2 text-46! text-ink">{body.figure}</Figure>}
      <p className="text-17 leading-145 text-ink-2">{body.text}</p>
    </div>
  );
}
