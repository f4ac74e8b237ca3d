import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { ExpectedError } from "../../../../site/settings/expected-error.ts";
import { describeFailure } from "../../../../site/settings/run-command.ts";

function thrownBy(action: () => unknown): unknown {
  try {
    return action();
  } catch (error) {
    return error;
  }
}

it("an expected error is its message", () => {
  expect(describeFailure(new ExpectedError("Change this."))).toBe("Change this.");
});

it("what the operating system refuses is a line that names the file", () => {
  expect(describeFailure(thrownBy(() => readFileSync("/no/such/file")))).toBe(
    "The operating system refused: ENOENT: no such file or directory, open '/no/such/file'",
  );
});

it("any other error says what it is before its stack", () => {
  const text = describeFailure(new TypeError("x is no function"));
  expect(text).toMatch(/^This is a fault of the program\. Report it with these lines:\nTypeError: x is no/);
});
