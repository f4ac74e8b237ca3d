import { WASM_ARGUMENTS } from "../node-arguments.ts";

const setFlags = `import{setFlagsFromString}from'node:v8';setFlagsFromString('${WASM_ARGUMENTS.join(" ")}')`;

/** Environment that gives `WASM_ARGUMENTS` to programs started by npm. Node.js rejects them in `NODE_OPTIONS`. */
export const WASM_OPTIONS = { NODE_OPTIONS: `--import=data:text/javascript,${setFlags}` };
