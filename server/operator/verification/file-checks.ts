import {
  expectRefusal,
  expectRefusalOrEmpty,
  expectStatus,
  type Check,
  type VisitorRequest,
} from "./check.ts";
import { TEST_FILE } from "./test-rows.ts";

const policyRemedy = (operation: string) =>
  `drop the policies on storage.objects that let anon ${operation}, and keep those from supabase/migrations`;
const privateBucketRemedy = `${policyRemedy("select")}; make the bucket resumes private`;

function upload(key: string, file: Blob = TEST_FILE, method = "POST", isUpsert = false): VisitorRequest {
  const body = new FormData();
  body.append("cacheControl", "3600");
  body.append("", file);
  return {
    method,
    path: `/storage/v1/object/resumes/${encodeURIComponent(key)}`,
    headers: { "x-upsert": String(isUpsert) },
    body,
  };
}

/**
 * Returns checks of visitors' permissions on the `resumes` bucket.
 * @param key key of this run's test file, the only file that the checks touch
 */
export function createFileChecks(key: string): Check[] {
  const otherFile = new Blob(["%PDF-1.7 another"], { type: "application/pdf" });
  const get = (path: string): VisitorRequest => ({ method: "GET", path: `/storage/v1/object/${path}` });
  const checks: Check[] = [
    {
      name: "a PDF under a time-stamped name is stored",
      request: upload(key),
      expected: expectStatus(200),
      remedy: "apply supabase/migrations with `supabase db push`, which creates the bucket and its policy",
    },
    {
      name: "another file under the same name is refused",
      request: upload(key, otherFile),
      expected: expectStatus(409),
      remedy: policyRemedy("update"),
    },
    {
      name: "overwriting by upsert is refused",
      request: upload(key, otherFile, "POST", true),
      expected: expectStatus(400, 401, 403, 409),
      remedy: policyRemedy("update"),
    },
    {
      name: "overwriting by PUT is refused",
      request: upload(key, otherFile, "PUT"),
      expected: expectStatus(400, 401, 403, 404, 409),
      remedy: policyRemedy("update"),
    },
    {
      name: "listing shows nothing",
      request: {
        method: "POST",
        path: "/storage/v1/object/list/resumes",
        body: { prefix: "", search: key, limit: 1 },
      },
      expected: expectRefusalOrEmpty,
      remedy: privateBucketRemedy,
    },
    {
      name: "downloading is refused",
      request: get(`resumes/${key}`),
      expected: expectRefusal,
      remedy: privateBucketRemedy,
    },
    {
      name: "downloading without a session is refused",
      key: "none",
      request: get(`public/resumes/${key}`),
      expected: expectRefusal,
      remedy: "update storage.buckets set public = false where id = 'resumes'",
    },
    {
      name: "creating a download link is refused",
      request: {
        method: "POST",
        path: `/storage/v1/object/sign/resumes/${key}`,
        body: { expiresIn: 60 },
      },
      expected: expectRefusal,
      remedy: privateBucketRemedy,
    },
    {
      name: "deleting removes nothing",
      request: { method: "DELETE", path: "/storage/v1/object/resumes", body: { prefixes: [key] } },
      expected: expectRefusalOrEmpty,
      remedy: policyRemedy("delete"),
    },
    {
      name: "the file is still there",
      request: upload(key, otherFile),
      expected: expectStatus(409),
      remedy: policyRemedy("delete"),
    },
    {
      name: "a name without a timestamp is refused",
      request: upload("verify-backend.pdf"),
      expected: expectStatus(401, 403),
      remedy: policyRemedy("insert"),
    },
    {
      name: "a file that is not a document is refused",
      request: upload(key.replace("_", "0_"), new Blob(["text"], { type: "text/plain" })),
      expected: expectStatus(400, 415),
      remedy: "set allowed_mime_types of the bucket resumes to the values in supabase/migrations",
    },
  ];
  return checks.map((check) => ({ ...check, name: `resumes: ${check.name}` }));
}
