import { dikeWall, tankFarm, type Tank } from "../composites/tank-farm.ts";
import { scaleFigure } from "../primitives/scale-figure.ts";
import { defineCover } from "./define-cover.ts";

export const tanksCover = defineCover(8.5, (scene, random) => {
  const columns = 2;
  const rows = random.integer(1, 2);
  const tanks: Tank[] = [];
  for (let column = 0; column < columns; column++) {
    for (let row = 0; row < rows; row++) {
      tanks.push({
        at: [column * 9.6, row * 9.6],
        radius: random.pick([3, 3.5, 4]),
        height: random.integer(4, 8),
      });
    }
  }
  const openTankIndex = tanks.length - 1;
  tankFarm(scene, { tanks, openTankIndex });
  dikeWall(scene, [-5.6, -5.6, (columns - 1) * 9.6 + 5.6, (rows - 1) * 9.6 + 5.6]);
  scaleFigure(scene, [columns * 9.6 - 6, (rows - 1) * 9.6 + 8, 0]);
});
