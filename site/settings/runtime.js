import process from "node:process";

/**
 * Preloaded by every command: `node --import ./site/settings/runtime.js <script>.ts`. It must run before all
 * other imports, since React selects its build, and tsx its cache, on first import. Overriding the shell's
 * NODE_ENV ensures that a process loads only one build of React.
 */
process.env.NODE_ENV = "production";
// tsx caches code in the shared temporary directory, and runs it without checking who owns it.
process.env.TSX_DISABLE_CACHE = "1";
await import("tsx");
