import { expect, it } from "vitest";
import { toModule } from "../../../../build/assets/react-modules.ts";

const SOURCE = `"use strict";
var React = require("react"),
  ReactDOM = require("react-dom");
exports.now = void 0;
if (typeof performance === "object") {
  exports.now = function () {
    return performance.now();
  };
}
exports.twice = function (time) {
  return 2 * (time ?? exports.now());
};
exports.version = React.version;
`;

it("makes a module of a flat CommonJS file", async () => {
  const source = toModule(SOURCE.replace(/^var[^;]+;$/m, 'var React = { version: "1.2.3" };'), "sample.js");
  const module = (await import(`data:text/javascript,${encodeURIComponent(source)}`)) as {
    now: () => number;
    twice: (time?: number) => number;
    version: string;
  };
  expect(Object.keys(module).sort()).toEqual(["now", "twice", "version"]);
  expect(module.now()).toBeGreaterThan(0);
  expect(module.twice(4)).toBe(8);
  expect(module.twice()).toBeGreaterThan(0);
  expect(module.version).toBe("1.2.3");
});

it("imports what the file requires", () => {
  const module = toModule(SOURCE, "sample.js");
  expect(module).toContain('import * as React from "react";\nimport * as ReactDOM from "react-dom";');
});

it("refuses a file of another shape, and says what it found", () => {
  for (const line of ["module.exports = 1;", '  var late = require("late");', "  exports.hidden = 1;"])
    expect(() => toModule(`function f() {\n${line}\n}`, "odd.js"), line).toThrow(/^odd\.js: found "/);
});
