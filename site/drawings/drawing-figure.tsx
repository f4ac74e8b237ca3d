import { ID_PREFIX, type Drawing } from "./kernel/drawing.ts";
import { REVERSED_SUFFIX } from "./drawing-defs.tsx";
import { hashText } from "./kernel/random.ts";

type DrawingFigureProps = {
  drawing: Drawing;
  className?: string;
  /** Overrides the drawing's own label; `""` makes it decorative. */
  label?: string;
  isOnDark?: boolean;
};

/**
 * A drawing as inline SVG. With a label, it is an image with a text alternative; otherwise it is hidden from
 * assistive technology.
 */
export function DrawingFigure({
  drawing,
  className,
  label = drawing.label,
  isOnDark = false,
}: DrawingFigureProps) {
  const [, , width, height] = drawing.viewBox;
  const accessibility = label ? { role: "img", "aria-label": label } : { "aria-hidden": true };
  return (
    <svg
      className={["draw", drawing.isSmall && "draw-small", className].filter(Boolean).join(" ")}
      viewBox={drawing.viewBox.join(" ")}
      width={width}
      height={height}

      {...accessibility}
      dangerouslySetInnerHTML={{ __html: toMarkup(drawing.body, isOnDark) }}
    />
  );
}

function toMarkup(body: string, isOnDark: boolean): string {
  const markup = body.includes(ID_PREFIX)
    ? body.replaceAll(ID_PREFIX, `d${hashText(body).toString(36)}`)
    : body;
  return isOnDark ? markup.replaceAll(/url\(#hatch-(\w+)\)/g, `url(#hatch-$1${REVERSED_SUFFIX})`) : markup;
}
