import { expect } from "vitest";
import { resumeBytesLimit } from "../../model/resume-check/resume-file.ts";
import {
  encodeChunks,
  encodeField,
  encodeFile,
  encodeForm,
  type FormPart,
  type RawRequest,
} from "./raw-request.ts";
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
const postText = (body: string, path = rows, headers: string[] = []): RawRequest => ({
  path,
  headers: ["content-type: application/json", ...headers],
  body,
});
const json = (body: object, path = rows, headers: string[] = []): RawRequest =>
  postText(JSON.stringify(body), path, headers);
const objectPath = (key: string) => `/storage/v1/object/resumes/${key}`;
const resumeUrl = objectPath("1736500000000_cv.pdf");
const upload = (path: string, type = "application/pdf", body = "%PDF-1.7"): RawRequest => ({
  path,
  headers: [`content-type: ${type}`],
  body,
});
const postForm = (...parts: Parameters<typeof encodeForm>): RawRequest => ({
  path: resumeUrl,
  headers: ["content-type: multipart/form-data; boundary=cut"],
  body: encodeForm(...parts),
});
const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
/** An unsigned token that claims the `service_role` role. */
const forgedToken = `${encoded({ alg: "none", typ: "JWT" })}.${encoded({ role: "service_role" })}.`;

const noKey = { message: "No API key found in request" };
const wrongKey = { message: "Invalid API key" };
const permissionDenied = {
  code: "42501",
  message: expect.stringMatching(/^permission denied for /) as string,
};
const unknownColumn = { code: "PGRST204" };
const unknownTable = { code: "PGRST205" };
const unknownFunction = { code: "PGRST202" };
const invalidBody = { code: "PGRST102" };
const bodyTooLarge = { ...invalidBody, message: "Request body is too large" };

/** Lists requests, given by name, that are rejected with the same response. */
const rejected = (
  status: number,
  answer: AbusiveRequest["answer"],
  requests: Record<string, RawRequest>,
): AbusiveRequest[] => Object.entries(requests).map(([name, request]) => ({ name, request, status, answer }));
/** Storage responds with status 400, and its own status code in the body. */
const rejectedByStorage = (statusCode: string, requests: Record<string, RawRequest>): AbusiveRequest[] =>
  rejected(400, { statusCode }, requests);
const withoutKey = (requests: AbusiveRequest[]): AbusiveRequest[] =>
  requests.map((request) => ({ ...request, key: "own" }));

export const unauthenticatedRequests: AbusiveRequest[] = [
  ...withoutKey([
    ...rejected(401, noKey, { "a row without a key": json(lead), "a file without a key": upload(resumeUrl) }),
    ...rejected(401, wrongKey, {
      "an empty key": json(lead, rows, ["apikey:"]),
      "a guessed secret key": json(lead, rows, ["apikey: sb_secret_0123456789abcdef"]),
      "a forged token that claims the owner's role": json(lead, rows, [
        `authorization: Bearer ${forgedToken}`,
      ]),
    }),
  ]),
  ...rejected(401, wrongKey, {
    "a valid key together with a forged token": json(lead, rows, [`authorization: Bearer ${forgedToken}`]),
    "a valid key and a second, wrong one": json(lead, rows, ["apikey: another"]),
  }),
];

/** Requests beyond the permissions that `npm run verify-backend` checks. */
export const forgedRequests: AbusiveRequest[] = [
  ...rejected(404, unknownTable, {
    "a table of another schema": json({}, "/rest/v1/private.salt"),
    "a system table": json({}, "/rest/v1/pg_authid"),
    "SQL in the table's name": json(lead, `${rows}%22;drop%20table%20contact_submissions;--`),
  }),
  ...rejected(404, unknownFunction, {
    "SQL in the name of a function": json({}, '/rest/v1/rpc/read_receipt"();select%201;--'),
    "arguments that a function does not take": json(
      { network: "203.0.113.0/24" },
      "/rest/v1/rpc/read_receipt",
    ),
  }),
  ...rejected(
    404,
    { code: "PGRST125" },
    { "a function called by GET": { method: "GET", path: "/rest/v1/rpc/read_receipt" } },
  ),
  ...rejected(400, unknownColumn, {
    "SQL in the list of columns": json(lead, `${rows}?columns=email)%20values('a@b.c');--`),
    "SQL in a column's name": json({ 'email") values (1);--': "x" }),
  }),
  ...rejected(
    405,
    { code: "PGRST117" },
    { "an unsupported HTTP method": { method: "PROPFIND", path: rows } },
  ),
];

export const columnRequests: AbusiveRequest[] = [
  ...rejected(401, permissionDenied, {
    "a list of backdated rows": json(
      [{ ...lead, created_at: "2001-01-01" }],
      `${rows}?columns=email,source,created_at`,
    ),
  }),
  ...["nickname", "__proto__", "constructor", "ctid", "xmin", "tableoid", "Email", "email "].flatMap(
    (column) =>
      rejected(400, unknownColumn, {
        // A string, since JSON.stringify would drop `__proto__`.
        [`the unknown column ${JSON.stringify(column)}`]: postText(
          `{"source":"contact_form","email":"a@example.com","${column}":"x"}`,
        ),
      }),
  ),
  ...["null", "5", '"text"', "[[]]", "[1]", "{", "\u0000", '{"email":"a@example.com"} {}'].flatMap((body) =>
    rejected(400, invalidBody, { [`a body that is ${JSON.stringify(body)}`]: postText(body) }),
  ),
];

const long = JSON.stringify({ ...lead, project_details: "x".repeat(70_000) });
const withSeconds = (seconds: string): RawRequest =>
  postText(`{"source":"contact_form","form_check":{"seconds":${seconds}}}`);
const withUtm = (utm: string): RawRequest => postText(`{"source":"contact_form","utm":${utm}}`);
const list = (count: number, row: string): RawRequest =>
  postText(`[${Array<string>(count).fill(row).join(",")}]`);
const minimalRow = '{"source":"contact_form","email":"a@b"}';

export const oversizedRequests: AbusiveRequest[] = [
  ...rejected(413, bodyTooLarge, {
    "70 KB of JSON": postText(long),
    "70 KB of JSON in small chunks": postText(encodeChunks(long, 100), rows, ["transfer-encoding: chunked"]),
    "a request that announces 10 GB of JSON and sends none": {
      path: rows,
      headers: ["content-type: application/json", "content-length: 10737418240"],
    },
  }),
  ...rejected(400, undefined, {
    "a compressed body": json(lead, rows, ["content-encoding: gzip", "transfer-encoding: gzip, chunked"]),
  }),
  ...rejected(
    400,
    { ...invalidBody, message: "The json is nested too deeply" },
    { "JSON nested 30,000 deep": withUtm("[".repeat(30_000) + "]".repeat(30_000)) },
  ),
  ...rejected(
    400,
    { code: "22003" },
    {
      "the number 1e999999": withSeconds("1e999999"),
      "a number of 60,000 digits": withSeconds("9".repeat(60_000)),
      "a list of 9,000 long numbers": withUtm(
        `{"utm_source":[${Array<string>(9_000).fill("1e300").join(",")}]}`,
      ),
    },
  ),
  ...rejected(
    413,
    { code: "PT413", message: "Too many rows in one request" },
    {
      "6 rows in one request": list(6, minimalRow),
      "4,093 empty rows": list(4_093, "{}"),
    },
  ),
  ...rejectedByStorage("413", {
    "a file of 10 MB and one byte, in chunks": {
      path: resumeUrl,
      headers: ["content-type: application/pdf", "transfer-encoding: chunked"],
      body: encodeChunks("x".repeat(resumeBytesLimit + 1), 1_000_000),
    },
    "a form with a field of 70,000 characters": postForm(
      encodeField("cacheControl", "9".repeat(70_000)),
      encodeFile(),
    ),
  }),
  ...rejectedByStorage("400", {
    "a form whose part has a header of 200,000 characters": postForm({
      headers: `x: ${"y".repeat(200_000)}`,
      content: "",
    }),
    "a truncated form": { ...postForm(), body: encodeForm(encodeFile()).slice(0, -10) },
  }),
  ...rejected(
    400,
    { statusCode: "400", message: "The form has too many parts" },
    { "a form with 11 fields": postForm(...Array<FormPart>(11).fill(encodeField("a", ""))) },
  ),
  ...rejected(431, undefined, { "40 KB of headers": json(lead, rows, [`x-long: ${"y".repeat(40_000)}`]) }),
];

export const pathTraversalRequests: AbusiveRequest[] = [
  ...(
    [
      ["%2e%2e/%2e%2e/1736500000000_x.pdf", "404"],
      ["..%2f..%2f1736500000000_x.pdf", "403"],
      ["%252e%252e%252f1736500000000_x.pdf", "400"],
      ["%c0%ae%c0%ae%c0%af1736500000000_x.pdf", "400"],
      ["..%5c..%5c1736500000000_x.pdf", "400"],
      ["1736500000000_x%00.pdf", "400"],
      ["1736500000000_x.pdf%0a", "404"],
      ["1736500000000_x.pdf/../../y.pdf", "404"],
      ["1736500000000_x.pdf%2f..%2fy.pdf", "403"],
      ["1736500000000_%e2%80%aefdp.exe", "400"],
      ["1736500000000_x.pdf.exe", "403"],
      [".incoming/1736500000000_x.pdf", "403"],
      ["%", "400"],
    ] as const
  ).flatMap(([key, statusCode]) =>
    rejectedByStorage(statusCode, { [`the object name ${key.slice(0, 60)}`]: upload(objectPath(key)) }),
  ),
  ...(
    [
      ["object/other/1736500000000_x.pdf", "404"],
      ["object/..%2fresumes/1736500000000_x.pdf", "404"],
      ["object/resumes%00/1736500000000_x.pdf", "400"],
      ["object/list/resumes%00", "400"],
      ["object/sign/resumes/1736500000000_x.pdf", "404"],
      ["object/copy", "404"],
    ] as const
  ).flatMap(([path, statusCode]) =>
    rejectedByStorage(statusCode, { [`the storage path ${path}`]: upload(`/storage/v1/${path}`) }),
  ),
  ...rejected(404, undefined, {
    "an object name that leads out of the API's path": upload(
      objectPath("../../../../etc/cron.d/1736500000000_x.pdf"),
    ),
  }),
  ...rejected(400, undefined, {
    "a backslash in the path": upload(objectPath("..\\..\\1736500000000_x.pdf")),
  }),
];

export const disguisedFiles: AbusiveRequest[] = [
  ...["text/html", "image/svg+xml", "application/x-msdownload", "application/pdf; x=y", ""].flatMap((type) =>
    rejectedByStorage("415", { [`a file of type ${JSON.stringify(type)}`]: upload(resumeUrl, type) }),
  ),
  ...rejectedByStorage("415", {
    "an HTML file named cv.pdf in a form": postForm(encodeFile("cv.pdf", "text/html")),
    "a form whose field contradicts its file's allowed type": postForm(
      encodeField("contentType", "text/html"),
      encodeFile(),
    ),
  }),
];

export const headerInjectionRequests: AbusiveRequest[] = [
  ...rejected(400, undefined, {
    "a line feed in a header": json(lead, rows, ["prefer: return=minimal\nset-cookie: a=b"]),
    "a carriage return in a header": json(lead, rows, ["prefer: return=minimal\rset-cookie: a=b"]),
    "a folded header": json(lead, rows, ["prefer: a\r\n b"]),
    "two Content-Length headers": json(lead, rows, ["content-length: 5", "content-length: 6"]),
    "both Content-Length and Transfer-Encoding": json(lead, rows, [
      "content-length: 5",
      "transfer-encoding: chunked",
    ]),
    "a chunk with an invalid size": {
      path: rows,
      headers: ["transfer-encoding: chunked"],
      body: "xyz\r\n{}\r\n0\r\n\r\n",
    },
    "line breaks in a file's name": postForm(encodeFile("a\r\nset-cookie: a=b\r\n.pdf")),
  }),
  ...rejectedByStorage("404", {
    "line breaks in an object's name": upload(objectPath("1736500000000_x%0d%0aset-cookie:a=b.pdf")),
  }),
  ...rejectedByStorage("415", {
    "line breaks in a content type": postForm(encodeFile("cv.pdf", "application/pdf\rset-cookie: a=b")),
  }),
  ...withoutKey(
    rejected(401, wrongKey, {
      "line breaks in an API key": json(lead, `${rows}?apikey=x%0d%0aset-cookie:a=b`),
    }),
  ),
];
