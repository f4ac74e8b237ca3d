import { resumeBytesLimit } from "../../site/model/resume-check/resume-file.ts";
import { encodeChunks, encodeForm, type RawRequest } from "./raw-request.ts";
import { sampleRows } from "./sample-rows.ts";

export interface AbusiveRequest {
  name: string;
  request: RawRequest;
  /** "own" if the request contains its own API key or deliberately none. By default, tests add a valid key. */
  key?: "own";
  status: number;
  /** Expected fields of the JSON response; undefined if the response has no body. */
  answer?: Record<string, unknown>;
}

const rows = "/rest/v1/contact_submissions";
const lead = sampleRows.contact_submissions;
const json = (body: object, path = rows, headers: string[] = []): RawRequest => ({
  path,
  headers: ["content-type: application/json", ...headers],
  body: JSON.stringify(body),
});
const objectPath = (key: string) => `/storage/v1/object/resumes/${key}`;
const resumeUrl = objectPath("1736500000000_cv.pdf");
const upload = (path: string, type = "application/pdf", body = "%PDF-1.7"): RawRequest => ({
  path,
  headers: [`content-type: ${type}`],
  body,
});
const multipart = "content-type: multipart/form-data; boundary=cut";
const file = (name = "cv.pdf", type = "application/pdf") => ({
  headers: `content-disposition: form-data; name=""; filename="${name}"\r\ncontent-type: ${type}`,
  content: "%PDF-1.7",
});
const field = (name: string, content: string) => ({
  headers: `content-disposition: form-data; name="${name}"`,
  content,
});

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
/** An unsigned token that claims the `service_role` role. */
const forgedToken = `${encoded({ alg: "none", typ: "JWT" })}.${encoded({ role: "service_role" })}.`;

const noKey = { message: "No API key found in request" };
const wrongKey = { message: "Invalid API key" };
const permissionDenied = { code: "42501" };
const unknownColumn = { code: "PGRST204" };
const unknownTable = { code: "PGRST205" };
const storageRefusal = (statusCode: string) => ({ statusCode });

export const unauthenticatedRequests: AbusiveRequest[] = [
  { name: "a row without a key", key: "own", request: json(lead), status: 401, answer: noKey },
  { name: "a file without a key", key: "own", request: upload(resumeUrl), status: 401, answer: noKey },
  { name: "an empty key", key: "own", request: json(lead, rows, ["apikey:"]), status: 401, answer: wrongKey },
  {
    name: "a guessed secret key",
    key: "own",
    request: json(lead, rows, ["apikey: sb_secret_0123456789abcdef"]),
    status: 401,
    answer: wrongKey,
  },
  {
    name: "a forged token that claims the owner's role",
    key: "own",
    request: json(lead, rows, [`authorization: Bearer ${forgedToken}`]),
    status: 401,
    answer: wrongKey,
  },
  {
    name: "a valid key together with a forged token",
    request: json(lead, rows, [`authorization: Bearer ${forgedToken}`]),
    status: 401,
    answer: wrongKey,
  },
  {
    name: "a valid key and a second, wrong one",
    request: json(lead, rows, ["apikey: another"]),
    status: 401,
    answer: wrongKey,
  },
];

export const forgedRequests: AbusiveRequest[] = [
  {
    name: "reading rows",
    request: { method: "GET", path: `${rows}?select=*` },
    status: 401,
    answer: permissionDenied,
  },
  {
    name: "changing rows",
    request: { ...json({ email: "x@example.com" }, `${rows}?id=not.is.null`), method: "PATCH" },
    status: 401,
    answer: permissionDenied,
  },
  {
    name: "deleting rows",
    request: { method: "DELETE", path: `${rows}?id=not.is.null` },
    status: 401,
    answer: permissionDenied,
  },
  {
    name: "reading back what is inserted",
    request: json(lead, rows, ["prefer: return=representation"]),
    status: 401,
    answer: permissionDenied,
  },
  {
    name: "an upsert",
    request: json(lead, rows, ["prefer: resolution=merge-duplicates"]),
    status: 401,
    answer: permissionDenied,
  },
  {
    name: "access to another schema",
    request: json({ scope: "x" }, "/rest/v1/rate_limits", ["content-profile: private"]),
    status: 406,
    answer: { code: "PGRST106" },
  },
  {
    name: "a table of another schema",
    request: json({}, "/rest/v1/private.salt"),
    status: 404,
    answer: unknownTable,
  },
  { name: "a system table", request: json({}, "/rest/v1/pg_authid"), status: 404, answer: unknownTable },
  {
    name: "a function of the private schema",
    request: json({}, "/rest/v1/rpc/upload_allowed"),
    status: 404,
    answer: { code: "PGRST202" },
  },
  {
    name: "SQL in the name of a function",
    request: json({}, '/rest/v1/rpc/read_receipt"();select%201;--'),
    status: 404,
    answer: { code: "PGRST202" },
  },
  {
    name: "arguments that a function does not take",
    request: json({ network: "203.0.113.0/24" }, "/rest/v1/rpc/read_receipt"),
    status: 404,
    answer: { code: "PGRST202" },
  },
  {
    name: "a function called by GET",
    request: { method: "GET", path: "/rest/v1/rpc/read_receipt" },
    status: 404,
    answer: { code: "PGRST125" },
  },
  {
    name: "SQL in the table's name",
    request: json(lead, `${rows}%22;drop%20table%20contact_submissions;--`),
    status: 404,
    answer: unknownTable,
  },
  {
    name: "SQL in the list of columns",
    request: json(lead, `${rows}?columns=email)%20values('a@b.c');--`),
    status: 400,
    answer: unknownColumn,
  },
  {
    name: "SQL in a column's name",
    request: json({ 'email") values (1);--': "x" }),
    status: 400,
    answer: unknownColumn,
  },
  {
    name: "an unsupported HTTP method",
    request: { method: "PROPFIND", path: rows },
    status: 405,
    answer: { code: "PGRST117" },
  },
];

export const columnRequests: AbusiveRequest[] = [
  {
    name: "a backdated row",
    request: json({ ...lead, created_at: "2001-01-01T00:00:00Z" }),
    status: 401,
    answer: permissionDenied,
  },
  {
    name: "a row whose created_at is null",
    request: json({ ...lead, created_at: null }),
    status: 401,
    answer: permissionDenied,
  },
  {
    name: "a row that sets its own spam score",
    request: json({ ...lead, spam_score: 0 }),
    status: 401,
    answer: permissionDenied,
  },
  {
    name: "a row that sets its own spam reasons",
    request: json({ ...lead, spam_reasons: {} }),
    status: 401,
    answer: permissionDenied,
  },
  {
    name: "a list of backdated rows",
    request: json([{ ...lead, created_at: "2001-01-01" }], `${rows}?columns=email,source,created_at`),
    status: 401,
    answer: permissionDenied,
  },
  ...["nickname", "__proto__", "constructor", "ctid", "xmin", "tableoid", "Email", "email "].map(
    (column) => ({
      name: `the unknown column ${JSON.stringify(column)}`,
      // A string, since JSON.stringify would drop `__proto__`.
      request: { ...json({}), body: `{"source":"contact_form","email":"a@example.com","${column}":"x"}` },
      status: 400,
      answer: unknownColumn,
    }),
  ),
  ...["null", "5", '"text"', "[[]]", "[1]", "{", "\u0000", '{"email":"a@example.com"} {}'].map((body) => ({
    name: `a body that is ${JSON.stringify(body)}`,
    request: { ...json({}), body },
    status: 400,
    answer: { code: "PGRST102" },
  })),
];

const long = JSON.stringify({ ...lead, project_details: "x".repeat(70_000) });
const tooLarge = { code: "PGRST102", message: "Request body is too large" };
export const oversizedRequests: AbusiveRequest[] = [
  {
    name: "70 KB of JSON",
    request: { ...json({}), body: long },
    status: 413,
    answer: tooLarge,
  },
  {
    name: "70 KB of JSON in small chunks",
    request: {
      path: rows,
      headers: ["content-type: application/json", "transfer-encoding: chunked"],
      body: encodeChunks(long, 100),
    },
    status: 413,
    answer: tooLarge,
  },
  {
    name: "a request that announces 10 GB of JSON and sends none",
    request: { path: rows, headers: ["content-type: application/json", "content-length: 10737418240"] },
    status: 413,
    answer: tooLarge,
  },
  {
    name: "a compressed body",
    request: json(lead, rows, ["content-encoding: gzip", "transfer-encoding: gzip, chunked"]),
    status: 400,
  },
  {
    name: "JSON nested 30,000 deep",
    request: {
      ...json({}),
      body: `{"source":"contact_form","utm":${"[".repeat(30_000)}${"]".repeat(30_000)}}`,
    },
    status: 400,
    answer: { code: "PGRST102", message: "The json is nested too deeply" },
  },
  {
    name: "the number 1e999999",
    request: { ...json({}), body: '{"source":"contact_form","form_check":{"seconds":1e999999}}' },
    status: 400,
    answer: { code: "22003" },
  },
  {
    name: "a number of 60,000 digits",
    request: {
      ...json({}),
      body: `{"source":"contact_form","form_check":{"seconds":${"9".repeat(60_000)}}}`,
    },
    status: 400,
    answer: { code: "22003" },
  },
  {
    name: "a list of 9,000 long numbers",
    request: {
      ...json({}),
      body: `{"source":"contact_form","utm":{"utm_source":[${Array<string>(9_000).fill("1e300").join(",")}]}}`,
    },
    status: 400,
    answer: { code: "22003" },
  },
  ...[21, 870].map((count) => ({
    name: `${count} rows in one request`,
    request: {
      ...json({}),
      body: JSON.stringify(Array<object>(count).fill({ source: "contact_form", email: "a@b" })),
    },
    status: 413,
    answer: { code: "PT413", message: "Too many rows in one request" },
  })),
  {
    name: "4,093 empty rows",
    request: { ...json({}), body: `[${Array<string>(4_093).fill("{}").join(",")}]` },
    status: 413,
    answer: { code: "PT413" },
  },
  {
    name: "a file of 10 MB and one byte, in chunks",
    request: {
      path: resumeUrl,
      headers: ["content-type: application/pdf", "transfer-encoding: chunked"],
      body: encodeChunks("x".repeat(resumeBytesLimit + 1), 1_000_000),
    },
    status: 400,
    answer: storageRefusal("413"),
  },
  {
    name: "a form with a field of 70,000 characters",
    request: {
      path: resumeUrl,
      headers: [multipart],
      body: encodeForm(field("cacheControl", "9".repeat(70_000)), file()),
    },
    status: 400,
    answer: storageRefusal("413"),
  },
  {
    name: "a form whose part has a header of 200,000 characters",
    request: {
      path: resumeUrl,
      headers: [multipart],
      body: encodeForm({ headers: `x: ${"y".repeat(200_000)}`, content: "" }),
    },
    status: 400,
    answer: storageRefusal("400"),
  },
  {
    name: "a form with 10,000 fields and no file",
    request: {
      path: resumeUrl,
      headers: [multipart],
      body: encodeForm(...Array.from({ length: 10_000 }, (_, n) => field(`f${n}`, ""))),
    },
    status: 400,
    answer: storageRefusal("400"),
  },
  {
    name: "a truncated form",
    request: { path: resumeUrl, headers: [multipart], body: encodeForm(file()).slice(0, -10) },
    status: 400,
    answer: storageRefusal("400"),
  },
  {
    name: "40 KB of headers",
    request: json(lead, rows, [`x-long: ${"y".repeat(40_000)}`]),
    status: 431,
  },
];

export const pathTraversalRequests: AbusiveRequest[] = [
  ...(
    [
      ["%2e%2e/%2e%2e/1736500000000_x.pdf", "404"],
      ["..%2f..%2f1736500000000_x.pdf", "403"],
      ["....//....//1736500000000_x.pdf", "403"],
      ["%252e%252e%252f1736500000000_x.pdf", "400"],
      ["%c0%ae%c0%ae%c0%af1736500000000_x.pdf", "400"],
      ["..%5c..%5c1736500000000_x.pdf", "400"],
      ["C:%5c1736500000000_x.pdf", "400"],
      ["1736500000000_x%00.pdf", "400"],
      ["1736500000000_x.pdf%00", "400"],
      ["1736500000000_x.pdf%0a", "404"],
      ["1736500000000_x.pdf/", "403"],
      ["1736500000000_x.pdf/../../y.pdf", "404"],
      ["1736500000000_x.pdf%2f..%2fy.pdf", "403"],
      ["1736500000000_%2e%2e%2fx.pdf", "403"],
      ["1736500000000_%e2%80%aefdp.exe", "400"],
      ["1736500000000_x.pdf.exe", "403"],
      ["1736500000000_x.php%20.html", "403"],
      ["1736500000000_.pdf", "403"],
      [`1736500000000_${"x".repeat(300)}.pdf`, "403"],
      [".incoming/1736500000000_x.pdf", "403"],
      ["%", "400"],
      ["%20", "403"],
    ] as const
  ).map(([key, statusCode]) => ({
    name: `the object name ${key.slice(0, 60)}`,
    request: upload(objectPath(key)),
    status: 400,
    answer: storageRefusal(statusCode),
  })),
  ...(
    [
      ["object/other/1736500000000_x.pdf", "404"],
      ["object/..%2fresumes/1736500000000_x.pdf", "404"],
      ["object/resumes%00/1736500000000_x.pdf", "400"],
      ["object/list/resumes%00", "400"],
      ["object/sign/resumes/1736500000000_x.pdf", "404"],
      ["object/copy", "404"],
      ["object/move", "404"],
      ["bucket", "404"],
      ["upload/resumable", "404"],
    ] as const
  ).map(([path, statusCode]) => ({
    name: `the storage path ${path}`,
    request: upload(`/storage/v1/${path}`),
    status: 400,
    answer: storageRefusal(statusCode),
  })),
  {
    name: "an object name that leads out of the API's path",
    request: upload(objectPath("../../../../etc/cron.d/1736500000000_x.pdf")),
    status: 404,
  },
  {
    name: "a backslash in the path",
    request: upload(objectPath("..\\..\\1736500000000_x.pdf")),
    status: 400,
  },
];

export const disguisedFiles: AbusiveRequest[] = [
  ...["text/html", "image/svg+xml", "application/x-msdownload", "application/pdf; x=y", ""].map((type) => ({
    name: `a file of type ${JSON.stringify(type)}`,
    request: upload(resumeUrl, type),
    status: 400,
    answer: storageRefusal("415"),
  })),
  {
    name: "an HTML file named cv.pdf in a form",
    request: { path: resumeUrl, headers: [multipart], body: encodeForm(file("cv.pdf", "text/html")) },
    status: 400,
    answer: storageRefusal("415"),
  },
  {
    name: "a form whose field contradicts its file's allowed type",
    request: {
      path: resumeUrl,
      headers: [multipart],
      body: encodeForm(field("contentType", "text/html"), file()),
    },
    status: 400,
    answer: storageRefusal("415"),
  },
];

export const headerInjectionRequests: AbusiveRequest[] = [
  {
    name: "a line feed in a header",
    request: json(lead, rows, ["prefer: return=minimal\nset-cookie: a=b"]),
    status: 400,
  },
  {
    name: "a carriage return in a header",
    request: json(lead, rows, ["prefer: return=minimal\rset-cookie: a=b"]),
    status: 400,
  },
  { name: "a folded header", request: json(lead, rows, ["prefer: a\r\n b"]), status: 400 },
  {
    name: "two Content-Length headers",
    request: { ...json(lead, rows, ["content-length: 5", "content-length: 6"]) },
    status: 400,
  },
  {
    name: "both Content-Length and Transfer-Encoding",
    request: json(lead, rows, ["content-length: 5", "transfer-encoding: chunked"]),
    status: 400,
  },
  {
    name: "a chunk with an invalid size",
    request: { path: rows, headers: ["transfer-encoding: chunked"], body: "xyz\r\n{}\r\n0\r\n\r\n" },
    status: 400,
  },
  {
    name: "line breaks in an object's name",
    request: upload(objectPath("1736500000000_x%0d%0aset-cookie:a=b.pdf")),
    status: 400,
    answer: storageRefusal("404"),
  },
  {
    name: "line breaks in a content type",
    request: {
      path: resumeUrl,
      headers: [multipart],
      body: encodeForm(file("cv.pdf", "application/pdf\rset-cookie: a=b")),
    },
    status: 400,
    answer: storageRefusal("415"),
  },
  {
    name: "line breaks in an API key",
    key: "own",
    request: json(lead, `${rows}?apikey=x%0d%0aset-cookie:a=b`),
    status: 401,
    answer: wrongKey,
  },
];
