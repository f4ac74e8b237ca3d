import packageJson from "../package.json" with { type: "json" };

/** Disables WebAssembly optimization, which takes more CPU time than it saves in a short-lived process. */
export const WASM_ARGUMENTS = ["--liftoff-only"];

/** Node.js arguments that run a program of the project in the working directory, by its name or TypeScript file. */
export const NODE_ARGUMENTS = [...(process.env.VITEST ? WASM_ARGUMENTS : []), "server/run.cjs"];

const setFlags = `import{setFlagsFromString}from'node:v8';setFlagsFromString('${WASM_ARGUMENTS.join(" ")}')`;

/** Environment that gives `WASM_ARGUMENTS` to programs started by npm. Node.js rejects them in `NODE_OPTIONS`. */
export const WASM_OPTIONS = { NODE_OPTIONS: `--import=data:text/javascript,${setFlags}` };

/** Node.js arguments of `npm start`. */
export const START_ARGUMENTS = packageJson.scripts.start.split(" ").slice(1);
