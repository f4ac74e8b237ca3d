import process from "node:process";

/**
 * Every command preloads this module: `node --import ./site/settings/runtime.js <script>.ts`. React and tsx
 * read these variables when they are first imported. NODE_ENV is overridden, because a process must not load
 * both builds of React.
 */
process.env.NODE_ENV = "production";
// tsx caches code in the shared temporary directory, and would run cached code without checking who owns it.
process.env.TSX_DISABLE_CACHE = "1";
await import("tsx");
