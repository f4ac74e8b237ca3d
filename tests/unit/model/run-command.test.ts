import { readFileSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { expect, it } from "vitest";
import { ExpectedError } from "../../../model/expected-error.ts";
import { describeFailure } from "../../../site/settings/run-command.ts";

function thrownBy(action: () => unknown): unknown {
  try {
    return action();
  } catch (error) {
    return error;
  }
}

it("an expected error is printed as its message", () => {
  expect(describeFailure(new ExpectedError("Change this."))).toBe("Change this.");
});

it("an operating system error is printed as one line with the file's path", () => {
  expect(describeFailure(thrownBy(() => readFileSync("/no/such/file")))).toBe(
    "Operating system error: ENOENT: no such file or directory, open '/no/such/file'",
  );
});

it("any other error is printed as two lines: the message, and the path of a file with the stack", () => {
  const [what, report = "", ...rest] = describeFailure(new TypeError("x is not a function")).split("\n");
  expect(what).toBe("This is a bug: TypeError: x is not a function");
  expect(rest).toEqual([]);
  const file =
    /^Please report it, and attach (\S+\/stack\.txt), which contains the stack trace\.$/.exec(report)?.[1] ??
    "";
  expect(readFileSync(file, "utf8")).toMatch(/^TypeError: x is not a function\n +at .*run-command\.test\.ts/);
  rmSync(dirname(file), { recursive: true });
});
