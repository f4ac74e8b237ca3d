// @vitest-environment happy-dom
import { SAMPLE_CONFIG } from "../sample-config.ts";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { insertRow } from "../../../../widgets/backend/insert-row.ts";
import { submitResume } from "../../../../widgets/backend/resumes.ts";
import { SAMPLE_APPLICATION } from "./sample-application.ts";

interface Request {
  url: string;
  method: string;
  headers: Headers;
  body: unknown;
}

const { backend } = SAMPLE_CONFIG;
const requests: Request[] = [];
let answers: ((signal: AbortSignal | null) => Promise<Response>)[] = [];

// Stub `fetch` before importing supabase-js, which stores a reference to `fetch`.
Object.assign(globalThis, {
  fetch: (url: string | URL, init: RequestInit = {}) => {
    requests.push({
      url: String(url),
      method: init.method ?? "GET",
      headers: new Headers(init.headers),
      body: init.body,
    });
    return (answers.shift() ?? answer(201))(init.signal ?? null);
  },
});
beforeEach(() => {
  requests.length = 0;
  answers = [];
});

const answer =
  (status: number, body: unknown = "", type = "application/json") =>
  (): Promise<Response> =>
    Promise.resolve(
      new Response(typeof body === "string" ? body : JSON.stringify(body), {
        status,
        headers: { "content-type": type },
      }),
    );

const ROW = { id: "5f0c9c1e-7f5f-4f6e-9c76-0a3f4f6a5a11", email: "a@b.co" };

describe("inserting a row", () => {
  it("posts the row without reading it back, and returns what was sent", async () => {
    expect(await insertRow("salary_report_downloads", ROW, backend)).toEqual({ ok: true, record: ROW });
    const [request] = requests;
    expect(request?.url).toBe("https://backend.example/rest/v1/salary_report_downloads");
    expect(request?.method).toBe("POST");
    expect(request?.headers.get("apikey")).toBe("publishable");
    expect(request?.headers.get("prefer") ?? "").not.toContain("representation");
    expect(JSON.parse(request?.body as string)).toEqual(ROW);
  });

  it("treats a conflict on the row's own id as success, since an earlier attempt was stored", async () => {
    answers = [answer(409, { code: "23505", message: "duplicate key value violates unique constraint" })];
    expect(await insertRow("contact_submissions", ROW, backend)).toEqual({ ok: true, record: ROW });
  });

  it.each([
    ["a missing grant or policy", answer(401, { code: "42501", message: "permission denied" }), "refused"],
    ["a row-level security policy", answer(403, { code: "42501", message: "row-level security" }), "refused"],
    ["a conflict of another kind", answer(409, { code: "23503", message: "foreign key" }), "invalid"],
    ["an expired file", answer(410, { code: "PT410", message: "expired" }), "expired"],
    ["too much data", answer(413, { message: "too large" }), "too-large"],
    ["a wrong media type", answer(415, { message: "type" }), "invalid"],
    ["a rate limit", answer(429, { code: "PT429", message: "Too many submissions" }), "too-many"],
    ["a server error", answer(500, { message: "oops" }), "unavailable"],
    ["an HTML error page", answer(502, "<html>Bad gateway</html>", "text/html"), "unavailable"],
    ["a hotel's sign-in page", answer(200, "<html>Sign in</html>", "text/html"), "failed"],
    ["a service worker's own answer", answer(200, { queued: true }), "script"],
    ["a service worker's empty answer", answer(200), "script"],
    ["a queue's answer", answer(202, { id: ROW.id }), "script"],
    ["an answer without content", () => Promise.resolve(new Response(null, { status: 204 })), "script"],
    ["a row of somebody else", answer(200, [ROW]), "script"],
    ["no network", () => Promise.reject(new TypeError("Failed to fetch")), "unreachable"],
  ])("reports the reason of a failure: %s", async (_what, failedAnswer, reason) => {
    answers = [failedAnswer];
    expect(await insertRow("contact_submissions", ROW, backend)).toEqual({ ok: false, reason });
    expect(requests.length).toBe(1);
  });

  it("times out without a response", async () => {
    answers = [
      (signal) =>
        new Promise((_resolve, reject) => {
          signal?.addEventListener("abort", () => reject(new DOMException("aborted", "AbortError")));
        }),
    ];
    expect(await insertRow("contact_submissions", ROW, backend, 20)).toEqual({
      ok: false,
      reason: "timeout",
    });
  });
});

describe("sending a resume", () => {
  const METADATA = {
    id: ROW.id,
    context: null,
    partner: null,
    isOwnPage: true,
    consent: { text: "Yes", version: "1" },
    formCheck: { trap: "", seconds: 9 },
  };
  const send = (file: File) => submitResume(SAMPLE_APPLICATION, file, METADATA, backend);
  const stored = answer(200, { Key: "resumes/x", Id: "x" });

  it("stores the file, then the row that refers to it", async () => {
    answers = [stored, answer(201)];
    expect((await send(new File(["%PDF-"], "résumé.pdf"))).ok).toBe(true);
    const [upload, insert] = requests;
    const path = /\/storage\/v1\/object\/resumes\/(\d{13}_resume\.pdf)$/.exec(upload?.url ?? "")?.[1];
    expect(JSON.parse(insert?.body as string)).toMatchObject({
      resume_file_path: path,
      resume_filename: "résumé.pdf",
    });
  });

  it("does not send the file again if only the row failed", async () => {
    const file = new File(["%PDF-"], "cv.pdf");
    answers = [stored, answer(500, {}), answer(201)];
    expect((await send(file)).ok).toBe(false);
    expect((await send(file)).ok).toBe(true);
    expect(requests.map(({ url }) => url.includes("/storage/"))).toEqual([true, false, false]);
  });

  it("reads the status from the body of Storage's response", async () => {
    answers = [answer(400, { statusCode: "403", error: "Unauthorized", message: "row-level security" })];
    expect(await send(new File(["%PDF-"], "cv.pdf"))).toEqual({ ok: false, reason: "refused" });
    answers = [answer(400, { statusCode: "413", error: "Payload too large", message: "too large" })];
    expect(await send(new File(["%PDF-"], "cv.pdf"))).toEqual({ ok: false, reason: "too-large" });
    // A page that a hotel's network sends instead.
    answers = [answer(200, "<html>Sign in</html>", "text/html")];
    expect(await send(new File(["%PDF-"], "cv.pdf"))).toMatchObject({ ok: false });
    // A service worker's own answer.
    answers = [answer(200, { queued: true })];
    expect(await send(new File(["%PDF-"], "cv.pdf"))).toEqual({ ok: false, reason: "script" });
    expect(requests).toHaveLength(4);
    expect(answers).toEqual([]);
  });

  it("waits long enough for a 10 MB file over a 256 kbit/s connection, but not forever", async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    answers = [
      () => new Promise((resolve) => setTimeout(() => void stored().then(resolve), 335_000)),
      answer(201),
    ];
    const sending = send(new File([new Uint8Array(10 * 1024 * 1024)], "cv.pdf"));
    await vi.advanceTimersByTimeAsync(400_000);
    expect(await sending).toMatchObject({ ok: true });
    answers = [() => new Promise(() => undefined)];
    const unanswered = send(new File(["%PDF-"], "cv.pdf"));
    await vi.advanceTimersByTimeAsync(400_000);
    expect(await unanswered).toEqual({ ok: false, reason: "timeout" });
  });

  it("reports too many uploads without sending the file again", async () => {
    const error = { statusCode: "429", error: "too_many_uploads", message: "Too many uploads" };
    answers = [answer(429, error)];
    expect(await send(new File(["%PDF-"], "cv.pdf"))).toEqual({ ok: false, reason: "too-many" });
    expect(requests).toHaveLength(1);
  });

  it("uploads a file again, with another key, if it has expired since an earlier attempt", async () => {
    const file = new File(["%PDF-"], "cv.pdf");
    const expiredAnswer = answer(410, { code: "PT410", message: "The file has expired" });
    answers = [stored, answer(500, {})];
    expect((await send(file)).ok).toBe(false);
    await new Promise((resolve) => setTimeout(resolve, 2));
    answers = [expiredAnswer, stored, answer(201)];
    expect((await send(file)).ok).toBe(true);
    const uploads = requests.filter(({ url }) => url.includes("/storage/")).map(({ url }) => url);
    expect(new Set(uploads).size).toBe(2);
    answers = [stored, expiredAnswer, stored, expiredAnswer];
    const otherFile = new File(["%PDF-"], "other.pdf");
    expect(await send(otherFile)).toEqual({ ok: false, reason: "expired" });
    expect(answers).toEqual([]);
  });

  it("finds a stored file by its key if the first response was lost", async () => {
    const file = new File(["%PDF-"], "cv.pdf");
    answers = [() => Promise.reject(new TypeError("Failed to fetch"))];
    expect(await send(file)).toEqual({ ok: false, reason: "unreachable" });
    answers = [answer(400, { statusCode: "409", error: "Duplicate", message: "exists" }), answer(201)];
    expect((await send(file)).ok).toBe(true);
    expect(requests[0]?.url).toBe(requests[1]?.url);
  });

  it("uses another key if the first belongs to another file", async () => {
    const file = new File(["%PDF-"], "cv.pdf");
    answers = [answer(400, { statusCode: "409", error: "Duplicate", message: "exists" })];
    expect(await send(file)).toEqual({ ok: false, reason: "failed" });
    await new Promise((resolve) => setTimeout(resolve, 2));
    answers = [stored, answer(201)];
    expect((await send(file)).ok).toBe(true);
    expect(requests[0]?.url).not.toBe(requests[1]?.url);
  });
});
