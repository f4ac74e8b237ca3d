import { refused, status, type Check } from "./check.ts";
import type { TestRows } from "./test-rows.ts";

const gateway = "put the gateway of Supabase, which asks for the key, in front of the API again";

/** What is refused to a visitor without the key, and what the API keeps for itself. */
export function keyChecks(rows: TestRows): Check[] {
  const insert = {
    method: "POST",
    path: "/rest/v1/salary_report_downloads",
    headers: { prefer: "return=minimal" },
    body: rows.plain.salary_report_downloads,
  };
  const operators = ["find_person", "delete_submissions", "due_submissions", "hold_submission"].map(
    (name): Check => ({
      name: `operators' functions: ${name} is not for visitors`,
      request: { method: "POST", path: `/rest/v1/rpc/${name}`, body: { wanted: {} } },
      expected: status(401, 403, 404),
      mend: `revoke execute on function public.${name} from public, anon, authenticated`,
    }),
  );
  const list = { method: "POST", path: "/storage/v1/object/list/resumes", body: { prefix: "", limit: 0 } };
  return [
    {
      name: "key: a wrong key inserts nothing",
      key: "wrong",
      request: insert,
      expected: status(401, 403),
      mend: gateway,
    },
    {
      name: "key: no key inserts nothing",
      key: "none",
      request: insert,
      expected: status(401, 403),
      mend: gateway,
    },
    {
      name: "key: a wrong key reaches no file",
      key: "wrong",
      request: list,
      expected: refused,
      mend: gateway,
    },
    {
      name: "private schema: its tables are not served",
      request: {
        method: "GET",
        path: "/rest/v1/rate_limits?limit=0",
        headers: { "accept-profile": "private" },
      },
      expected: status(401, 403, 404, 406),
      mend: "remove private from the exposed schemas in the project's API settings",
    },
    {
      name: "private schema: its functions are not served",
      request: { method: "POST", path: "/rest/v1/rpc/upload_allowed", body: { key: rows.fileKey } },
      expected: status(401, 403, 404),
      mend: "revoke execute on all functions in schema private from public, and expose public alone",
    },
    ...operators,
  ];
}
