import { mechanicalRoom } from "../composites/mechanical-room.ts";
import type { Drawing } from "../kernel/drawing.ts";
import { Scene } from "../kernel/scene.ts";

/**
 * Illustrates the specialty trades: duct, pipe and panel board in a room during rough-in, with an orange duct
 * section being raised.
 */
export function specialtyTradesDrawing(): Drawing {
  const scene = new Scene(11);
  mechanicalRoom(scene);
  return scene.toDrawing();
}
