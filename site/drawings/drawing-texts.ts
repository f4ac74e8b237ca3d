import type { Site } from "../../model/kinds/site.ts";
import type { DrawingTexts } from "./load-drawing.ts";

/** Returns the texts of dimensions and quantities, which several drawings share. */
export const drawingTexts = ({ language, layout }: Pick<Site, "language" | "layout">): DrawingTexts => ({
  language,
  slots: layout.drawings,
});

/** Returns the texts of the home page's drawings. The drawing for phones has each dimension in two lines. */
export function homeDrawingTexts({ language, home }: Pick<Site, "language" | "home">): DrawingTexts {
  const { openPosition, length, depth } = home.hero.drawing;
  return {
    language,
    slots: {
      "open-position": openPosition,
      ...splitDimension("length", length),
      ...splitDimension("depth", depth),
    },
  };
}

/** Splits a dimension such as "14 days, order to offer" into its figure, which is two words, and a note. */
function splitDimension(slot: string, text: string): DrawingTexts["slots"] {
  const [first = "", second = "", ...rest] = text.split(" ");
  return {
    [slot]: text,
    [`${slot}-figure`]: `${first} ${second}`.replace(/,$/, ""),
    [`${slot}-note`]: rest.join(" "),
  };
}
