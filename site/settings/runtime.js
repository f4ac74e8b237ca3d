import process from "node:process";

/**
 * What every command runs under: `node --import ./site/settings/runtime.js <script>.ts`. It is set before anything else is loaded, since
 * React chooses its build and tsx its cache at their first import. Whatever the shell says, there is one React in a process.
 */
process.env.NODE_ENV = "production";
// That cache is in the shared temporary directory, and tsx runs what it finds there, whoever owns it.
process.env.TSX_DISABLE_CACHE = "1";
await import("tsx");
