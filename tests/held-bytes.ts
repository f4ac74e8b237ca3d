import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;

/** Returns the bytes of this process's buffers that are still in use: garbage is collected first. */
export function heldBytes(): number {
  collectGarbage();
  return process.memoryUsage().arrayBuffers;
}
