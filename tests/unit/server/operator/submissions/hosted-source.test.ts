import { text } from "node:stream/consumers";
import { Readable } from "node:stream";
import { expect, it, onTestFinished } from "vitest";
import { openSubmissionSource } from "../../../../../server/operator/api/open-data.ts";
import { serve } from "../../../../serve.ts";

// tests/db/hosted-submissions.all.test.ts covers rows, pagination and rejected keys.

const resume = { resume_filename: "résumé.pdf", resume_file_path: "1736500000000_resume.pdf" };
const knownId = "0b7f9a52-4c0e-4e0b-9a63-0f4d8f1f7a11";

it("a hosted project's columns come from a row, and its resumes are downloaded under the sender's file name", async () => {
  const server = await serve((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
    const isFile = pathname.startsWith("/storage/");
    const rows = [null, `eq.${knownId}`].includes(searchParams.get("id")) ? [resume] : [];
    response.writeHead(200, { "content-type": isFile ? "application/pdf" : "application/json" });
    response.end(isFile ? `%PDF of ${pathname.split("/").at(-1)}` : JSON.stringify(rows));
  });
  onTestFinished(server.close);
  const source = await openSubmissionSource({
    SUPABASE_URL: server.origin,
    SUPABASE_SECRET_KEY: "sb_secret_x",
    DATA_DIR: "none",
  });
  expect(await source.rows.columns("resume_submissions")).toEqual(["resume_filename", "resume_file_path"]);
  const file = await source.resume(knownId);
  expect([file.filename, await text(Readable.from(file.content))]).toEqual([
    "résumé.pdf",
    "%PDF of 1736500000000_resume.pdf",
  ]);
  await expect(source.resume(crypto.randomUUID())).rejects.toThrow(/^There is no resume/);
});
