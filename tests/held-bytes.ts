import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;

/**
 * Returns the bytes of this process's buffers that are still in use.
 * @param enough below this many bytes, garbage counts too: collecting it takes long in a process with a large heap
 */
export function heldBytes(enough = 0): number {
  if (process.memoryUsage().arrayBuffers > enough) collectGarbage();
  return process.memoryUsage().arrayBuffers;
}
