import process from "node:process";

/**
 * Every command preloads this module: `node --import ./site/settings/runtime.js <script>.ts`. It must run
 * before all other imports, because React chooses its build on first import, and tsx then reads whether to use a cache.
 * Overriding NODE_ENV ensures that a process loads only one build of React.
 */
process.env.NODE_ENV = "production";
// tsx caches code in the shared temporary directory, and would run cached code without checking who owns it.
process.env.TSX_DISABLE_CACHE = "1";
await import("tsx");
