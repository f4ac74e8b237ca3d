/** A form's heights by minimum width, in pixels. The first width is 0. */
export type Heights = readonly (readonly [width: number, height: number])[];

/** Range and step of the measured widths in pixels. Wider forms have the same height as the widest one. */
const [NARROWEST, WIDEST, STEP] = [240, 1300, 10];

/** How much wider than the measured font a visitor's system font may be, as a fraction. */
const FONT_TOLERANCE = 0.08;

/**
 * Returns the height to reserve for a form at each width. Lines may wrap earlier in other fonts, so each
 * height is the maximum over slightly narrower widths.
 * @param heightAt measures the form at a given width
 */
export function measureHeights(heightAt: (width: number) => number): Heights {
  const measuredHeights: [width: number, height: number][] = [];
  for (let width = NARROWEST; width <= WIDEST; width += STEP) measuredHeights.push([width, heightAt(width)]);
  const requiredHeights = measuredHeights.map(([width]) => {
    const nearbyHeights = measuredHeights.filter(
      ([other]) => other <= width && other >= width * (1 - FONT_TOLERANCE) - STEP,
    );
    return [width, Math.ceil(Math.max(...nearbyHeights.map(([, height]) => height)))] as const;
  });
  return requiredHeights
    .filter(([, height], index) => height !== requiredHeights[index - 1]?.[1])
    .map(([width, height], index) => [index === 0 ? 0 : width, height]);
}
