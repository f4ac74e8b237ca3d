import { expect, it } from "vitest";
import {
  findOperatorFunction,
  createOperatorFunctions,
  type OperatorFunctions,
} from "../../../../../server/operator/api/operator-functions.ts";

const asked: string[] = [];
const remote = createOperatorFunctions((path, given) =>
  Promise.resolve(asked.push(JSON.stringify([path, ...given]))),
);

it("a remote operator function sends its name and arguments to the process that runs it", async () => {
  await remote.retention.noteListed("contact_submissions", "2026-01-01");
  expect(asked).toEqual(['["retention/noteListed","contact_submissions","2026-01-01"]']);
  expect(await findOperatorFunction(remote, "deliveries/count")?.()).toBe(2);
});

it("a path that names no operator function, such as a prototype property, is unknown", () => {
  const source = { ...remote, resume: () => Promise.reject(new Error()) } as OperatorFunctions;
  for (const path of [
    "resume",
    "resume/call",
    "retention",
    "retention/",
    "retention/toString",
    "retention/__proto__",
    "__proto__/toString",
    "constructor/assign",
    "retention/find/more",
    "retention/find/",
    "",
  ])
    expect([path, findOperatorFunction(source, path)]).toEqual([path, undefined]);
});
