import { mechanicalRoom } from "../composites/mechanical-room.ts";
import type { Drawing } from "../kernel/drawing.ts";
import { Scene } from "../kernel/scene.ts";

export function specialtyTradesDrawing(): Drawing {
  const scene = new Scene(11);
  mechanicalRoom(scene);
  return scene.toDrawing();
}
