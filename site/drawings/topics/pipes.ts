import { pipeRack, type RackPipe } from "../composites/pipe-rack.ts";
import { tankCourses } from "../composites/tank-courses.ts";
import type { Random } from "../kernel/random.ts";
import { uprightCylinder } from "../primitives/cylinder-upright.ts";
import { scaleFigure } from "../primitives/scale-figure.ts";
import { defineCover } from "../define-drawing.ts";

const GAP = 0.5;

export const pipesCover = defineCover(9, (scene, random) => {
  const bents = random.integer(3, 4);
  const bentSpacing = bents === 3 ? 8 : 6.4;
  const length = 4 + (bents - 1) * bentSpacing;
  const upper = packPipes(random, random.integer(2, 3), [0.5, 0.7]);
  const orangePipe = random.integer(0, upper.length - 1);
  upper[orangePipe] = { ...upper[orangePipe]!, radius: 0.85 };
  const lower = packPipes(random, random.integer(2, 3), [0.4, 0.6]);
  const width = Math.max(endOf(upper), endOf(lower)) + 0.4;
  pipeRack(scene, { length, width, bentSpacing, lower, upper, orangePipe });
  const vessels = random.integer(1, 3);
  for (let vessel = 0; vessel < vessels; vessel++) {
    const radius = random.pick([2.4, 2.9, 3.4]);
    const height = random.integer(6, 11);
    uprightCylinder(scene, {
      base: [length * ((vessel + 0.5) / vessels) - 1, -7, 0],
      height,
      radius,
      rings: tankCourses(height),
    });
  }
  scaleFigure(scene, [length * random.pick([0.5, 0.7]), width + 3.4, 0]);
});

function packPipes(random: Random, count: number, radii: readonly [number, number]): RackPipe[] {
  let edge = 0.2;
  return Array.from({ length: count }, () => {
    const radius = random.pick(radii);
    const at = edge + 0.85;
    edge = at + 0.85 + GAP * 0.4;
    return { at, radius };
  });
}

function endOf(pipes: readonly RackPipe[]): number {
  return Math.max(...pipes.map(({ at, radius }) => at + radius));
}
