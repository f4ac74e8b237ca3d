import { hatchPatterns } from "./hatches.ts";

export const REVERSED_SUFFIX = "-reversed";

/**
 * Hatch patterns shared by all drawings on a page. Render them once, at the start of the body. A pattern's
 * colors are resolved where it is defined, so dark sections need their own patterns.
 */
export function DrawingDefs() {
  const line = 'class="hatch-line"';
  const markup = `<defs>${hatchPatterns(line)}</defs><g class="reversed"><defs>${hatchPatterns(line, REVERSED_SUFFIX)}</defs></g>`;
  return (
    <svg
      className="draw-defs"
      aria-hidden="true"

      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
}
