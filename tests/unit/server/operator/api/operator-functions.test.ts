import { expect, it } from "vitest";
import {
  findOperatorFunction,
  createOperatorFunctions,
  type OperatorFunctions,
} from "../../../../../server/operator/api/operator-api.ts";

const requests: string[] = [];
const remote = createOperatorFunctions((path, callArguments) =>
  Promise.resolve(requests.push(JSON.stringify([path, ...callArguments]))),
);

it("a remote operator function sends its name and arguments to the process that runs it", async () => {
  await remote.retention.noteListed("contact_submissions", "2026-01-01");
  expect(requests).toEqual(['["retention/noteListed","contact_submissions","2026-01-01"]']);
});

const local = {
  rows: {},
  retention: { find: () => Promise.resolve("found") },
  deliveries: {},
  leads: {},
  resume: () => Promise.reject(new Error()),
} as unknown as OperatorFunctions;

it("a path names an operator function", async () => {
  expect(await findOperatorFunction(local, "retention/find")?.()).toBe("found");
});

it("a path that names no operator function, such as a prototype property, is unknown", () => {
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
    expect([path, findOperatorFunction(local, path)]).toEqual([path, undefined]);
});
