import { useId } from "react";
import type { Drawing } from "./load-drawing.ts";

interface DrawingFigureProps {
  drawing: Drawing;
  className?: string;
  /** Overrides the drawing's own label; `""` makes it decorative. */
  label?: string;
}

/**
 * A drawing as inline SVG. With a label, it is an image with a text alternative; otherwise it is hidden from
 * assistive technology.
 */
export function DrawingFigure({ drawing, className, label = drawing.label }: DrawingFigureProps) {
  const [, , width, height] = drawing.viewBox;
  const accessibility = label ? { role: "img", "aria-label": label } : { "aria-hidden": true };
  return (
    <svg
      className={["draw", drawing.isSmall && "draw-small", className].filter(Boolean).join(" ")}
      viewBox={drawing.viewBox.join(" ")}
      width={width}
      height={height}

      {...accessibility}
      dangerouslySetInnerHTML={{ __html: scopeIds(drawing.body, useId()) }}
    />
  );
}

/** Makes ids unique in the page, where several drawings have hatches of the same name. */
const scopeIds = (body: string, scope: string): string =>
  body.replaceAll(/( id="|url\(#|href="#)/g, `$1${scope}`);
