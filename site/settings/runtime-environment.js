import process from "node:process";

/**
 * Sets the variables that React and tsx read when they are first imported. NODE_ENV is overridden, because a process
 * must not load both builds of React.
 */
process.env.NODE_ENV = "production";
// By default, tsx caches code in the shared temporary folder, and would run cached code without checking who owns it.
process.env.TSX_DISABLE_CACHE = "1";
