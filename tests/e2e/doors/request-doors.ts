import { alertPath, QUESTION_PAGE } from "../../../model/jobs/mailed-pages.ts";
import { LANGUAGE_CODES } from "../../../model/languages.ts";
import { encodeField, encodeFile, encodeForm, type RawRequest } from "../../db/raw-request.ts";
import { sampleRows } from "../../db/sample-rows.ts";
import { argumentBytes, door, inHeader, inPath, json, multipart, rowBytes, type Door } from "./door.ts";
import { encodeLead, FORMS } from "./form-doors.ts";

const ROWS = "POST /rest/v1/:table";
const CALLS = "POST /rest/v1/rpc/:name";
const UPLOADS = "POST /storage/v1/object/:bucket/:key{.+}";
const REPLACED = "PUT /storage/v1/object/:bucket/:key{.+}";
const PAGES = "GET /*";

const [table, object, frame] = [
  "/rest/v1/contact_submissions",
  "/storage/v1/object/resumes/1736500000000_cv.pdf",
  "/embed/frame/lead-form",
];
const row = json(table, JSON.stringify(sampleRows.contact_submissions));
const file = { ...json(object, "%PDF-1.7"), method: "POST" };
const form = multipart(frame, encodeLead());
const get = { method: "GET" };
const preflight = { method: "OPTIONS", path: table, headers: ["origin: https://a.example"] };

/** Headers that the server, its libraries or SQL read, by the request that they come with. */
const HEADERS: readonly [route: string, request: { path: string }, names: string][] = [
  ["GET /healthz", { ...get, path: "/healthz" }, "host"],
  ["GET /readyz", { ...get, path: "/readyz" }, "host"],
  [
    PAGES,
    { ...get, path: "/about" },
    "accept accept-encoding accept-language connection cookie expect forwarded",
  ],
  [
    PAGES,
    { ...get, path: "/about" },
    "if-modified-since if-none-match if-range range user-agent x-forwarded-proto",
  ],
  ["GET /embed/frame/*", { ...get, path: frame }, "origin referer sec-gpc"],
  ["ALL /rest/v1/*", preflight, "access-control-request-headers access-control-request-method origin"],
  [ROWS, row, "apikey authorization content-profile content-type host origin prefer transfer-encoding"],
  [ROWS, row, "cf-connecting-ip content-length x-forwarded-for x-other"],
  [UPLOADS, file, "cache-control content-type x-upsert"],
  [FORMS, form, "accept-encoding content-type host origin referer sec-gpc"],
];

const upload = (name: string, bytes: number, encode: (text: string) => string): Door =>
  door(UPLOADS, name, bytes, encode, (body) => multipart(object, body));

const SHORT_FORMS = [
  ...LANGUAGE_CODES.flatMap((language) =>
    (["asked", "confirm", "unsubscribe"] as const).map((page) => alertPath(language, page)),
  ),
  QUESTION_PAGE,
];

/** Bytes of a short form that the server reads. */
const shortFormBytes = 4_096;

const shortForm = (path: string, body: string): RawRequest => ({
  path,
  headers: ["content-type: application/x-www-form-urlencoded"],
  body,
});

const listShortFormDoors = (path: string): Door[] => [
  inPath(`POST ${path}`, `${path}?key=*`, shortForm(path, "answer=open")),
  door(
    `POST ${path}`,
    "an address",
    shortFormBytes,
    (text) => new URLSearchParams({ email: text, trade: text.slice(0, 100), state: "texas" }).toString(),
    (body) => shortForm(path, body),
  ),
  door(
    `POST ${path}`,
    "a body that is no form",
    rowBytes,
    (text) => text,
    (body) => shortForm(path, body),
  ),
];

/** Texts in paths, parameters, headers, and in bodies that are nothing else. */
export const requestDoors: readonly Door[] = [
  ...HEADERS.flatMap(([route, request, names]) => names.split(" ").map((name) => inHeader(route, name, request))),
  inPath(PAGES, "/*", get),
  inPath(PAGES, "/locations/texas?place=*", get),
  inPath("GET /receipt*", "/receipt%23*", get),
  inPath("GET /es/comprobante*", "/es/comprobante%23*", get),
  inPath("GET /embed/frame/*", "/embed/frame/*", { ...get, headers: ["referer: https://a.example/"] }),
  ...["context", "partner", "source", "data-ref", "sandbox"].map((name) => inPath(FORMS, `${frame}?${name}=*`, form)),
  inPath(FORMS, "/locations/texas?place=*", form),
  inPath(ROWS, "/rest/v1/*", row),
  ...["columns", "apikey"].map((name) => inPath(ROWS, `${table}?${name}=*`, row)),
  door(ROWS, "a column", rowBytes, (text) => JSON.stringify({ [text]: 1 }), (body) => json(table, body)),
  door(ROWS, "a body that is no row", rowBytes, (text) => text, (body) => json(table, body)),
  inPath(CALLS, "/rest/v1/rpc/*", json("", "{}")),
  door(CALLS, "a body that is no call", argumentBytes, (text) => text, (body) => json("/rest/v1/rpc/read_receipt", body)),
  inPath(UPLOADS, "/storage/v1/object/resumes/*", file),
  inPath(UPLOADS, "/storage/v1/object/*/1736500000000_cv.pdf", file),
  inPath(UPLOADS, `${object}?apikey=*`, file),
  inPath(REPLACED, "/storage/v1/object/resumes/*", { ...file, method: "PUT" }),
  inPath("POST /storage/v1/object/list/:bucket", "/storage/v1/object/list/*", json("", "{}")),
  inPath("DELETE /storage/v1/object/:bucket", "/storage/v1/object/*", { ...json("", "{}"), method: "DELETE" }),
  ...SHORT_FORMS.flatMap(listShortFormDoors),
  ...["contentType", "cacheControl"].map((field) =>
    upload(`the field ${field}`, rowBytes, (text) => encodeForm(encodeField(field, text), encodeFile())),
  ),
  upload("a file's name", 8_000, (text) => encodeForm(encodeFile(text.replace(/[\r\n"]/g, "-")))),
]; // oxfmt-ignore

/** Texts that reach the desk before its session is checked. Its own origin is required for anything but a page. */
export const listDeskDoors = (origin: string): Door[] => {
  const headers = [`host: ${new URL(origin).host}`, `origin: ${origin}`, "content-type: application/json"];
  const enter = { path: "/enter", headers, body: '{"key":"a"}' };
  return [
    door(
      "POST /enter",
      "the key",
      131_072,
      (key) => JSON.stringify({ key }),
      (body) => ({ ...enter, body }),
    ),
    door(
      "POST /enter",
      "a body that is no key",
      131_072,
      (text) => text,
      (body) => ({ ...enter, body }),
    ),
    ...["host", "origin", "content-type", "sec-fetch-site"].map((name) =>
      inHeader("POST /enter", name, enter),
    ),
    inPath("GET /files/:ticket", "/files/*", { ...get, headers }),
    inPath("GET /*", "/*", { ...get, headers }),
    inHeader("ALL /api/*", "authorization", { ...get, path: "/api/config", headers }),
    inPath("ALL /api/*", "/api/*", { ...get, headers }),
  ];
};

/** Doors of the desk at `DESK_ORIGIN` before anybody is signed in. */
export const listSignInDoors = (origin: string): Door[] => {
  const [SIGN_IN, LINK] = ["POST /sign-in", "POST /sign-in/link"];
  const headers = [`host: ${new URL(origin).host}`, `origin: ${origin}`];
  const form = [...headers, "content-type: application/x-www-form-urlencoded"];
  const encode = (name: string) => (text: string) => new URLSearchParams({ [name]: text }).toString();
  const formDoor = (path: string, name: string) =>
    door(`POST ${path}`, name, 131_072, encode(name), (body) => ({ path, headers: form, body }));
  const ask = { path: "/sign-in", headers: form, body: "email=kim%40example.com" };
  const page = { ...get, headers };
  return [
    formDoor("/sign-in", "email"),
    formDoor("/sign-in/link", "token"),
    door(SIGN_IN, "a body that is no form", 131_072, (text) => text, (body) => ({ ...ask, body })),
    door(
      LINK,
      "a body in parts",
      131_072,
      (text) => `--cut\r\ncontent-disposition: form-data; name="token"\r\n\r\n${text}\r\n--cut--\r\n`,
      (body) => ({
        path: "/sign-in/link",
        headers: [...headers, "content-type: multipart/form-data; boundary=cut"],
        body,
      }),
    ),
    inPath("GET /sign-in/link", "/sign-in/link?token=*", page),
    inPath("GET /sign-in", "/sign-in?*", page),
    inPath("GET /*", "/*", page),
    ...["host", "origin", "content-type", "cookie", "x-forwarded-for"].map((name) => inHeader(SIGN_IN, name, ask)),
    ...["/session", "/sign-out"].map((path) =>
      inHeader(`POST ${path}`, "cookie", { method: "POST", path, headers }),
    ),
    inHeader("ALL /api/*", "cookie", { ...page, path: "/api/config" }),
    inHeader("ALL /api/*", "authorization", { ...page, path: "/api/config" }),
  ];
}; // oxfmt-ignore
