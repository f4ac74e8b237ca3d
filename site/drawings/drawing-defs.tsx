import { HATCHES, hatchPattern } from "./hatches.ts";

/** Marks a hatch that is drawn in the colours of a reversed sheet. */
export const REVERSED_SUFFIX = "-reversed";

/**
 * The hatch patterns that all drawings of a page share; put it once at the start of the body.
 * A pattern takes its colours where it stands, so the reversed sheet has patterns of its own.
 */
export function DrawingDefs() {
  const patterns = (suffix: string) =>
    HATCHES.map(({ name, pitch, opacity }) =>
      hatchPattern(`hatch-${name}${suffix}`, pitch, opacity, 'class="hatch-line"'),
    ).join("");
  const markup = `<defs>${patterns("")}</defs><g class="reversed"><defs>${patterns(REVERSED_SUFFIX)}</defs></g>`;
  return (
    <svg
      className="draw-defs"
      aria-hidden="true"

      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
}
