import { migrationRemedy, type Check } from "./check.ts";

/** Lines of form events, how many of them are counted, and what that checks. */
const events = [
  ["error resume-form,, /verify-backend", 1, "form events are counted"],
  ["error no-such-form,, /verify-backend", 1, "an unknown form is counted without its name"],
  ["error resume-form,,no-such-partner /verify-backend", 0, "an unknown partner is not counted"],
] as const;

/**
 * Returns checks that pages can send form events as plain text, and that names of unknown forms and partners are
 * not stored.
 */
export const createFormEventChecks = (): Check[] =>
  events.map(([line, lines, name]) => ({
    name: `counts: ${name}`,
    request: {
      method: "POST",
      path: "/rest/v1/rpc/count_forms",
      headers: { "content-type": "text/plain;charset=UTF-8" },
      body: `${line}\n`,
    },
    expected: {
      text: `200 with {"counted": ${lines}}`,
      isMet: ({ status, body }) =>
        status === 200 && JSON.stringify(body) === JSON.stringify({ counted: lines }),
    },
    remedy: migrationRemedy,
  }));
