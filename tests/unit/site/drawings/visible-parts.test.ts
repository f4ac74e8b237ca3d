import { describe, expect, it } from "vitest";
import { Scene } from "../../../../site/drawings/kernel/scene.ts";
import { box } from "../../../../site/drawings/primitives/box.ts";

const facesOf = (body: string) => body.match(/class="(top|left|right)"/g)?.length ?? 0;

describe("the faces of a solid", () => {
  it("are omitted if a nearer solid covers them completely", () => {
    const scene = new Scene(10);
    box(scene, [2, 2, 0], [1, 1, 1]);
    box(scene, [4, 4, 0], [6, 6, 12]);
    expect(facesOf(scene.toDrawing().body)).toBe(3);
  });

  it("are kept if any part of them is visible", () => {
    const scene = new Scene(10);
    box(scene, [0, 0, 0], [3, 3, 3]);
    box(scene, [3, 0, 0], [3, 3, 1]);
    expect(facesOf(scene.toDrawing().body)).toBe(6);
  });

  it("are kept on solids too small to measure", () => {
    const scene = new Scene(1);
    box(scene, [0, 0, 0], [0.2, 0.2, 0.2]);
    expect(facesOf(scene.toDrawing().body)).toBe(3);
  });
});
