import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createHostedSource } from "../../../../../server/operator/submissions/hosted-source.ts";
import { readAllRows } from "../../../../db/read-all-rows.ts";
import { serve, type LocalServer } from "../../../../serve.ts";

const stored = Array.from({ length: 1500 }, (_, index) => ({
  id: String(index).padStart(4, "0"),
  // Many rows have the same time, so pagination must also compare IDs.
  created_at: `2026-01-01T00:00:${String(Math.floor(index / 200)).padStart(2, "0")}.123456+00:00`,
  email: `n${index}@example.com`,
}));
const resume = { resume_filename: "résumé.pdf", resume_file_path: "1736500000000_resume.pdf" };
const knownId = "0b7f9a52-4c0e-4e0b-9a63-0f4d8f1f7a11";

function answer(url: URL, key: unknown): [status: number, body: string] {
  if (key !== "sb_secret_x") return [401, JSON.stringify({ message: "Invalid API key" })];
  if (url.pathname === "/rest/v1/resume_submissions") {
    return [200, JSON.stringify(url.searchParams.get("id") === `eq.${knownId}` ? [resume] : [])];
  }
  if (url.pathname.startsWith("/storage/")) return [200, `%PDF of ${url.pathname.split("/").at(-1)}`];
  const afterCursor = /^\(created_at\.gt\."(.*)",and\(created_at\.eq\."\1",id\.gt\.(\d+)\)\)$/;
  const [, at = "", id = "-1"] = afterCursor.exec(url.searchParams.get("or") ?? "") ?? [];
  const remainingRows = stored.filter(
    (row) => at === "" || row.created_at > at || (row.created_at === at && row.id > id),
  );
  const limit = Math.min(1000, Number(url.searchParams.get("limit") ?? 1000));
  return [200, JSON.stringify(url.searchParams.has("created_at") ? [] : remainingRows.slice(0, limit))];
}

describe("reading submissions from a hosted project", () => {
  let server: LocalServer;
  const openSource = (key = "sb_secret_x") => createHostedSource(server.origin, key, "none");
  beforeAll(async () => {
    server = await serve((request, response) => {
      const url = new URL(request.url ?? "/", "http://localhost");
      const [status, body] = answer(url, request.headers.apikey);
      response.writeHead(status, {
        "content-type": body.startsWith("%PDF") ? "application/pdf" : "application/json",
      });
      response.end(body);
    });
  });
  afterAll(() => server.close());

  it("returns all rows, although one response contains at most a thousand", async () => {
    expect(await readAllRows(openSource(), "salary_report_downloads")).toEqual(stored);
  });

  it("gets the columns from a row, since PostgREST does not list them", async () => {
    expect(await openSource().columns("salary_report_downloads")).toEqual(["id", "created_at", "email"]);
  });

  it("filters rows by time in the hosted project", async () => {
    expect(await readAllRows(openSource(), "salary_report_downloads", new Date())).toEqual([]);
  });

  it("downloads a resume under the sender's file name", async () => {
    const file = await openSource().resume(knownId);
    let content = "";
    for await (const piece of file.content) content += Buffer.from(piece).toString();
    expect([file.filename, content]).toEqual(["résumé.pdf", "%PDF of 1736500000000_resume.pdf"]);
  });

  it("reports errors on one line", async () => {
    await expect(openSource().resume(crypto.randomUUID())).rejects.toThrow(/^There is no resume/);
    const refusal = readAllRows(openSource("wrong"), "salary_report_downloads");
    await expect(refusal).rejects.toThrow(
      `Supabase at ${server.origin} rejected the request: Invalid API key.`,
    );
  });
});
