import { expect, it } from "vitest";
import {
  findOperatorFunction,
  createOperatorFunctions,
  type OperatorFunctions,
} from "../../../../../server/operator/api/operator-functions.ts";

const requests: string[] = [];
const remote = createOperatorFunctions((path, callArguments) =>
  Promise.resolve(requests.push(JSON.stringify([path, ...callArguments]))),
);

it("a remote operator function sends its name and arguments to the process that runs it", async () => {
  await remote.retention.noteListed("contact_submissions", "2026-01-01");
  expect(requests).toEqual(['["retention/noteListed","contact_submissions","2026-01-01"]']);
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
