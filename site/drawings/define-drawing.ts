import type { DrawingLabels } from "./drawing-labels.ts";
import type { Drawing } from "./kernel/drawing.ts";
import { Scene } from "./kernel/scene.ts";

export type DrawingFunction = (labels?: DrawingLabels) => Drawing;

/**
 * Creates a function that draws on a scene of its own.
 * @param scale user units per unit of space
 */
export const defineDrawing =
  (scale: number, draw: (scene: Scene, labels?: DrawingLabels) => void): DrawingFunction =>
  (labels) => {
    const scene = new Scene(scale);
    draw(scene, labels);
    return scene.toDrawing();
  };
