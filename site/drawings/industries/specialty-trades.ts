import { mechanicalRoom } from "../composites/mechanical-room.ts";
import { defineDrawing } from "../define-drawing.ts";

export const specialtyTradesDrawing = defineDrawing(11, (scene) => {
  mechanicalRoom(scene);
});
