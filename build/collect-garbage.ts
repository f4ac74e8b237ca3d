import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

setFlagsFromString("--expose-gc");

/**
 * Frees unreachable memory, instead of waiting until V8 does. V8 waits too long if the memory is an image's, because the
 * renderers do not tell it how large their images are.
 * @param options `minor` frees only what was allocated since the last collections, in a millisecond
 */
export const collectGarbage = runInNewContext("gc") as (options?: { type: "minor" }) => void;
