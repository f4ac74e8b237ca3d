import { reportTable } from "../../../model/submissions/report-fields.ts";
import { operatorFunctions } from "../../jobs/retention/operator-call.ts";
import { expectRefusal, expectStatus, type Check } from "./check.ts";
import type { TestRows } from "./test-rows.ts";

const gatewayRemedy = "put the API behind Supabase's gateway again, which requires the key";

const privateTables = [
  "rate_limits",
  "delivery_rules",
  "delivery_settings",
  "deliveries",
  "webhooks",
  "lead_events",
  "receipts",
  "removals",
  "form_counts",
  "known_contexts",
  "known_forms",
  "partner_leads",
] as const;

/** Functions that only the database owner may call, with arguments that have no effect. */
const privateFunctions = ({ fileKey }: TestRows): Record<string, object> => ({
  upload_allowed: { key: fileKey },
  release_deliveries: { wanted: UNKNOWN_ID, operator: "verify-backend" },
  retry_deliveries: { wanted: UNKNOWN_ID },
  issue_receipt: { of_table: "contact_submissions", of_submission: UNKNOWN_ID, hash: "" },
});
const UNKNOWN_ID = "00000000-0000-4000-8000-000000000000";

const createSchemaCheck = (name: string, request: Check["request"]): Check => ({
  name: `private schema: ${name}`,
  request,
  expected: expectStatus(401, 403, 404, 406),
  remedy: 'remove the schema "private" from the exposed schemas in the project\'s API settings',
});

export function createKeyChecks(rows: TestRows): Check[] {
  const insertRequest = {
    method: "POST",
    path: `/rest/v1/${reportTable}`,
    headers: { prefer: "return=minimal" },
    body: rows.tables[reportTable].smallest,
  };
  const operatorChecks = operatorFunctions.map((name): Check => ({
    name: `operators' functions: ${name} is not callable by visitors`,
    request: { method: "POST", path: `/rest/v1/rpc/${name}`, body: { wanted: {} } },
    expected: expectStatus(401, 403, 404),
    remedy: `revoke execute on function public.${name} from public, anon, authenticated`,
  }));
  const list = { method: "POST", path: "/storage/v1/object/list/resumes", body: { prefix: "", limit: 0 } };
  return [
    ...(["wrong", "none"] as const).map((key) => ({
      name: `key: ${key === "none" ? "no" : "a wrong"} key inserts nothing`,
      key,
      request: insertRequest,
      expected: expectStatus(401, 403),
      remedy: gatewayRemedy,
    })),
    {
      name: "key: a wrong key reaches no file",
      key: "wrong",
      request: list,
      expected: expectRefusal,
      remedy: gatewayRemedy,
    },
    ...privateTables.map((table) =>
      createSchemaCheck(`${table} is not served`, {
        method: "GET",
        path: `/rest/v1/${table}?limit=0`,
        headers: { "accept-profile": "private" },
      }),
    ),
    ...privateTables.map((table) =>
      createSchemaCheck(`${table} accepts no row`, {
        method: "POST",
        path: `/rest/v1/${table}`,
        headers: { "content-profile": "private" },
        body: {},
      }),
    ),
    ...Object.entries(privateFunctions(rows)).map(([name, body]) => ({
      name: `private schema: ${name}() is not served`,
      request: { method: "POST", path: `/rest/v1/rpc/${name}`, body },
      expected: expectStatus(401, 403, 404),
      remedy:
        'revoke execute on all functions in the schema "private" from the role PUBLIC, and remove the schema from the exposed schemas in the project\'s API settings',
    })),
    ...operatorChecks,
  ];
}
