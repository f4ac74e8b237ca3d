import { readdirSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { resumeBytesLimit } from "../../model/resume-check/resume-file.ts";
import { sampleRows } from "../db/sample-rows.ts";
import type { ServedBackend } from "../db/served-backend.ts";
import type { FuzzTarget } from "./fuzz.ts";

/** Header values that the HTTP client accepts. */
const header: fc.Arbitrary<string> = fc.string({
  unit: fc.integer({ min: 0x20, max: 0x7e }).map((code) => String.fromCharCode(code)),
});

const columns = [...new Set(Object.values(sampleRows).flatMap((row) => Object.keys(row)))];
const names: fc.Arbitrary<string> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.constantFrom(...columns, "id", "utm", "consent", "form_check", "page_url", "source"),
  },
  { weight: 1, arbitrary: fc.constantFrom("spam_score", "created_at", "__proto__", "status", "ctid") },
  { weight: 1, arbitrary: fc.string({ unit: "binary" }) },
);
const values = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.constantFrom(
    "kim@example.com",
    "contact_form",
    "\u0000",
    "\ud800",
    "1e400",
    "x".repeat(5_000),
    "{}",
    "[]",
    null,
    true,
    0,
    -0,
    1e308,
    0.1,
  ),
  fc.uuid(),
  fc.jsonValue({ maxDepth: 12 }),
);
const row = fc.oneof(
  fc.dictionary(names, values, { maxKeys: 8 }),
  fc
    .tuple(fc.constantFrom(...Object.values(sampleRows)), names, values)
    .map(([sample, name, value]) => ({ ...sample, [name]: value })),
);
const body = fc.oneof(
  { weight: 6, arbitrary: row.map((row) => JSON.stringify(row)) },
  { weight: 2, arbitrary: fc.array(row, { maxLength: 25 }).map((rows) => JSON.stringify(rows)) },
  { weight: 1, arbitrary: fc.json() },
  { weight: 1, arbitrary: fc.string({ unit: "binary" }) },
);
const prefer: fc.Arbitrary<string> = fc.oneof(
  header,
  fc.constantFrom("return=minimal", "return=representation", "resolution=merge-duplicates"),
);
const columnsParameter: fc.Arbitrary<string> = fc.oneof(
  names,
  fc.constantFrom('"email","source"', "email,email", '""', ","),
);
const metadata: fc.Arbitrary<string> = fc.oneof(
  header,
  fc.json().map((json) => Buffer.from(json).toString("base64")),
);
const table = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...Object.keys(sampleRows)) },
  fc.string({ unit: "binary" }).map(escape),
);

function escape(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, "?")) || "%20";
}

const encodeUtf8 = (bytes: string) => new TextEncoder().encode(bytes);

/** Checks that a response is not a server error, and that errors have the fields that supabase-js expects. */
async function checkAnswer(response: Response, fields: readonly string[]): Promise<void> {
  const text = await response.text();
  if (response.status >= 500) throw new Error(`responded with ${response.status}: ${text}`);
  if (response.status < 400) return;
  const answer = JSON.parse(text) as Record<string, unknown>;
  const missing = fields.filter((field) => typeof answer[field] !== "string" || answer[field] === "");
  if (missing.length > 0)
    throw new Error(`responded with ${response.status} without ${missing.join()}: ${text}`);
  // The message must not reveal SQL, file paths or stack traces.
  if (/\bat \S+:\d+|\/server\/|insert into/i.test(text))
    throw new Error(`the response reveals internals: ${text}`);
}

async function count(backend: ServedBackend): Promise<string> {
  const [row] = await backend.database.query<{ rows: string }>(`select (
    (select count(*) from public.contact_submissions) + (select count(*) from public.resume_submissions)
    + (select count(*) from public.salary_report_downloads) + (select count(*) from storage.objects))::text as rows`);
  return row?.rows ?? "";
}

/** Returns fuzz targets for the REST and storage APIs of a backend with rate limits disabled. */
export function backendTargets(backend: ServedBackend): readonly FuzzTarget[] {
  const send = (path: string, headers: Record<string, string>, body: string | Uint8Array) =>
    backend.app.request(
      path,
      {
        method: "POST",
        headers: { apikey: backend.publishableKey, ...headers },
        body: body as BodyInit,
      },
      {},
    );

  const rowsTarget: FuzzTarget = {
    name: "rows",
    property: fc.asyncProperty(
      table,
      body,
      fc.option(prefer, { nil: undefined }),
      fc.option(columnsParameter, { nil: undefined }),
      async (table, body, prefer, columns) => {
        const before = await count(backend);
        const query = columns === undefined ? "" : `?columns=${escape(columns)}`;
        const headers = { "content-type": "application/json", ...(prefer === undefined ? {} : { prefer }) };
        const response = await send(`/rest/v1/${table}${query}`, headers, encodeUtf8(body));
        await checkAnswer(response, ["code", "message"]);
        if (response.status >= 400 && (await count(backend)) !== before)
          throw new Error("stored a request that it rejected");
      },
    ),
  };

  const key = fc.oneof(
    {
      weight: 3,
      arbitrary: fc
        .tuple(fc.nat(), fc.constantFrom("cv.pdf", "a b.docx", "x.PDF"))
        .map(([number, name]) => `${1_736_000_000_000 + number}_${name}`),
    },
    { weight: 1, arbitrary: fc.string({ unit: "binary" }) },
    {
      weight: 1,
      arbitrary: fc.constantFrom("../x", "1736500000000_", "a/b/c.pdf", ".incoming/x", "%", "..%2f"),
    },
  );
  const multipart = fc
    .array(
      fc.constantFrom(
        "--cut\r\n",
        "--cut--\r\n",
        "\r\n",
        'content-disposition: form-data; name="cacheControl"\r\n\r\n3600\r\n',
        'content-disposition: form-data; name="metadata"\r\n\r\n{"counter":1e999,"list":[]}\r\n',
        'content-disposition: form-data; name=""; filename="x.pdf"\r\ncontent-type: application/pdf\r\n\r\n%PDF-1.7\r\n',
      ),
    )
    .map((pieces) => pieces.join(""));
  const file = fc.oneof(
    fc.record({ type: fc.constant("multipart/form-data; boundary=cut"), body: multipart.map(encodeUtf8) }),
    fc.record({ type: fc.constant("application/pdf"), body: fc.uint8Array({ maxLength: 2_000 }) }),
    fc.record({ type: header, body: fc.uint8Array({ maxLength: 200 }) }),
  );
  const filesTarget: FuzzTarget = {
    name: "files",
    property: fc.asyncProperty(
      fc.oneof({ weight: 8, arbitrary: fc.constant("resumes") }, fc.string({ unit: "binary" }).map(escape)),
      key,
      file,
      fc.option(header, { nil: undefined }),
      fc.option(metadata, { nil: undefined }),
      async (bucket, key, { type, body }, length, metadata) => {
        const before = await count(backend);
        const headers = {
          ...(type.trim() === "" ? {} : { "content-type": type }),
          ...(length === undefined ? {} : { "cache-control": length }),
          ...(metadata === undefined ? {} : { "x-metadata": metadata }),
        };
        const response = await send(`/storage/v1/object/${bucket}/${escape(key)}`, headers, body);
        await checkAnswer(response, ["statusCode", "error", "message"]);
        if (response.status >= 400 && (await count(backend)) !== before)
          throw new Error("stored a request that it rejected");
        const leftoverFiles = readdirSync(join(backend.dataDir, "files", ".incoming"));
        if (leftoverFiles.length > 0 || body.length > resumeBytesLimit)
          throw new Error(`left ${leftoverFiles.join()}`);
      },
    ),
  };
  return [rowsTarget, filesTarget];
}
