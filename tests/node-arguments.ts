import { TYPESCRIPT_ARGUMENTS } from "../site/settings/node-arguments.ts";

/** Disables WebAssembly optimization, which takes more CPU time than it saves in a short-lived process. */
export const WASM_ARGUMENTS = ["--liftoff-only"];

export const NODE_ARGUMENTS = [...(process.env.VITEST ? WASM_ARGUMENTS : []), ...TYPESCRIPT_ARGUMENTS];

const setFlags = `import{setFlagsFromString}from'node:v8';setFlagsFromString('${WASM_ARGUMENTS.join(" ")}')`;

/** Environment that gives `WASM_ARGUMENTS` to programs started by npm. Node.js rejects them in `NODE_OPTIONS`. */
export const WASM_OPTIONS = { NODE_OPTIONS: `--import=data:text/javascript,${setFlags}` };
