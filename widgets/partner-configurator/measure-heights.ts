/** Heights that a form needs, in pixels: each from a width on, the first from 0. */
export type Heights = readonly (readonly [width: number, height: number])[];

/** Widths, in pixels, at which a form is measured; beyond the last it stays as it is. */
const [NARROWEST, WIDEST, STEP] = [240, 1300, 10];

/** Share of a width by which a visitor's system font may run wider than the one that is measured with. */
const WIDER = 0.08;

/**
 * What a form needs at each width, at most: lines may break earlier in another font, so that a width counts as somewhat narrower as well.
 * @param heightAt measures the form at a width
 */
export function measureHeights(heightAt: (width: number) => number): Heights {
  const measured: [width: number, height: number][] = [];
  for (let width = NARROWEST; width <= WIDEST; width += STEP) measured.push([width, heightAt(width)]);
  const needed = measured.map(([width]) => {
    const near = measured.filter(([other]) => other <= width && other >= width * (1 - WIDER) - STEP);
    return [width, Math.ceil(Math.max(...near.map(([, height]) => height)))] as const;
  });
  return needed
    .filter(([, height], index) => height !== needed[index - 1]?.[1])
    .map(([width, height], index) => [index === 0 ? 0 : width, height]);
}
