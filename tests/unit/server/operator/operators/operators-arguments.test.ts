import { expect, it } from "vitest";
import { parseOperatorsArguments } from "../../../../../server/operator/operators/run-operators.ts";

it("npm run operators accepts an address with a name and a role", () => {
  expect(
    parseOperatorsArguments(["add", "ana@example.com", "--name", " Ana Cruz ", "--role", "admin"]),
  ).toEqual({ action: "add", email: "ana@example.com", name: "Ana Cruz", role: "admin" });
  expect(parseOperatorsArguments(["remove", "ana@example.com"])).toEqual({
    action: "remove",
    email: "ana@example.com",
  });
  expect(parseOperatorsArguments(["log", "--since", "2026-11-01", "--json"])).toEqual({
    action: "log",
    since: "2026-11-01T00:00:00.000Z",
    isJson: true,
  });
});

it.each([
  [[], "Expected: list, add, remove, link or log."],
  [["delete", "ana@example.com"], "Expected: list, add, remove, link or log."],
  [["remove"], "remove needs one email address."],
  [["link", "one@example.com", "two@example.com"], "link needs one email address."],
  [["list", "ana@example.com"], "list takes no address."],
  [["add", "ana@example.com", "--role", "admin"], "add needs --name"],
  [["add", "ana@example.com", "--name", "Ana\u202e", "--role", "admin"], "add needs --name"],
  [["add", "ana@example.com", "--name", "Ana"], "add needs --role with one of recruiter, admin."],
  [["add", "ana@example.com", "--name", "Ana", "--role", "owner"], "add needs --role"],
  [["remove", "ana@example.com", "--role", "admin"], "--name and --role belong to add."],
  [["list", "--since", "7d"], "--since belongs to log."],
  [["log", "--since", "soon"], "--since needs a date"],
])("npm run operators rejects %j", (args, expected) => {
  expect(() => parseOperatorsArguments(args)).toThrow(expected);
});
