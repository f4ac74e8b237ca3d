import { migrationRemedy, type Check, type Expectation } from "./check.ts";

const expectCounted = (lines: number): Expectation => ({
  text: `200 with {"counted": ${lines}}`,
  isMet: ({ status, body }) => status === 200 && JSON.stringify(body) === JSON.stringify({ counted: lines }),
});

/**
 * Returns checks that pages can send form events as plain text, and that names of unknown forms and partners are
 * not stored.
 */
export function createFormEventChecks(): Check[] {
  const createEventCheck = (line: string, lines: number, name: string): Check => ({
    name: `counts: ${name}`,
    request: {
      method: "POST",
      path: "/rest/v1/rpc/count_forms",
      headers: { "content-type": "text/plain;charset=UTF-8" },
      body: `${line}\n`,
    },
    expected: expectCounted(lines),
    remedy: migrationRemedy,
  });
  return [
    createEventCheck("error resume-form,, /verify-backend", 1, "form events are counted"),
    createEventCheck(
      "error no-such-form,, /verify-backend",
      1,
      "an unknown form is counted without its name",
    ),
    createEventCheck(
      "error resume-form,,no-such-partner /verify-backend",
      0,
      "an unknown partner is not counted",
    ),
  ];
}
