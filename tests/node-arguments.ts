import { TYPESCRIPT_ARGUMENTS } from "../site/settings/node-arguments.ts";

/** Disables WebAssembly optimization: for a short-lived server, it takes more processor time than it saves. */
export const WASM_ARGUMENTS = ["--liftoff-only"];

/** Arguments of Node to run one of the product's TypeScript files, as an operator does. */
export const NODE_ARGUMENTS = [...(process.env.VITEST ? WASM_ARGUMENTS : []), ...TYPESCRIPT_ARGUMENTS];
