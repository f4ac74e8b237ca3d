import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, it, vi } from "vitest";
import { resumeBytesLimit } from "../../model/resume-check/resume-file.ts";
import { openConnection } from "./raw-request.ts";
import { describeBackend } from "./served-backend.ts";

const pdf = (content: string | Uint8Array<ArrayBuffer> = "%PDF-1.7") =>
  new File([content], "résumé.pdf", { type: "application/pdf" });
let fileNumber = 1_736_500_000_000;
const freshKey = () => `${(fileNumber += 1)}_resume.pdf`;

describeBackend("the file API", (backend, isFastest) => {
  beforeEach(() => backend.reset());

  const resumes = () => backend.visitor.storage.from("resumes");
  const storedBytes = (key: string) => readFileSync(join(backend.dataDir, "files", "resumes", key));
  const leftovers = () => readdirSync(join(backend.dataDir, "files", ".incoming"));
  const countObjects = async (key: string) =>
    (await backend.database.query("select metadata from storage.objects where name = $1", [key])).length;

  it("stores a File as the widgets send it, and returns its path", async () => {
    const key = freshKey();
    const { data, error } = await resumes().upload(key, pdf("%PDF-1.7 ünïcode"));
    expect(error).toBeNull();
    expect(data).toMatchObject({ path: key, fullPath: `resumes/${key}` });
    expect(storedBytes(key).toString()).toBe("%PDF-1.7 ünïcode");
  });

  it.each([
    ["spaces", " "],
    ["brackets", "("],
  ])("stores a file with the longest key that the policy allows, of %s", async (_what, character) => {
    const key = `${(fileNumber += 1)}_${character.repeat(182)}.pdf`;
    expect(key).toHaveLength(200);
    expect((await resumes().upload(key, pdf("%PDF-1.7 long"))).error).toBeNull();
    expect(storedBytes(key).toString()).toBe("%PDF-1.7 long");
    expect((await resumes().upload(`${key.slice(0, -4)}x.pdf`, pdf())).error).toMatchObject({
      statusCode: "403",
    });
  });

  it("stores exactly one of many parallel uploads with the same key, with its own bytes", async () => {
    const key = freshKey();
    const contents = Array.from({ length: 6 }, (_, index) => `%PDF-1.7 ${String(index).repeat(50_000)}`);
    const answers = await Promise.all(contents.map((content) => resumes().upload(key, pdf(content))));
    const winners = contents.filter((_, index) => !answers[index]?.error);
    expect(winners).toHaveLength(1);
    expect(storedBytes(key).toString()).toBe(winners[0]);
    expect(
      await backend.database.query(
        "select metadata ->> 'size' as size from storage.objects where name = $1",
        [key],
      ),
    ).toEqual([{ size: String(winners[0]?.length) }]);
    const refusals = answers.flatMap(({ error }) => error ?? []);
    for (const refusal of refusals) expect(refusal).toMatchObject({ status: 400, statusCode: "409" });
    expect(leftovers()).toEqual([]);
  });

  it.each([
    ["with Content-Length", "content-length: 5000\r\n\r\n%PDF-1.7"],
    ["in chunks", "transfer-encoding: chunked\r\n\r\n8\r\n%PDF-1.7\r\n"],
  ])("stores nothing from an upload %s whose sender disconnects", async (_how, rest) => {
    const key = freshKey();
    const { socket } = openConnection(backend.url);
    const headers = `host: localhost\r\napikey: ${backend.publishableKey}\r\ncontent-type: application/pdf`;
    socket.write(`POST /storage/v1/object/resumes/${key} HTTP/1.1\r\n${headers}\r\n${rest}`);
    await expect.poll(leftovers).toHaveLength(1);
    socket.destroy();
    await expect.poll(leftovers).toEqual([]);
    expect((await resumes().upload(freshKey(), pdf())).error).toBeNull();
    expect(await countObjects(key)).toBe(0);
    expect(() => storedBytes(key)).toThrow("ENOENT");
  });

  // The other tests do not depend on the type of database.
  if (!isFastest) return;

  it("stores exactly 10 MB, and rejects one byte more in a form and as a raw body", async () => {
    const key = freshKey();
    const content = new Uint8Array(resumeBytesLimit).map((_, index) => index * 31);
    expect((await resumes().upload(key, pdf(content))).error).toBeNull();
    expect(Buffer.compare(storedBytes(key), content)).toBe(0);
    const long = new Uint8Array(resumeBytesLimit + 1);
    for (const body of [pdf(long), long]) {
      const refusedKey = freshKey();
      const { error } = await resumes().upload(refusedKey, body, { contentType: "application/pdf" });
      expect(error).toMatchObject({ status: 400, statusCode: "413" });
      expect(await countObjects(refusedKey)).toBe(0);
    }
    expect(leftovers()).toEqual([]);
  });

  it.each(["a", "/", "%25", "é", "..", " "])("reads no overlong name or type of %j", async (unit) => {
    const long = encodeURI(unit)
      .repeat(15_000)
      .slice(0, 14_999 - (14_999 % encodeURI(unit).length));
    const upload = async (path: string, type = "application/pdf") => {
      const body = new FormData();
      body.set("contentType", type);
      body.set("", pdf());
      const headers = { apikey: backend.publishableKey };
      const response = await fetch(`${backend.url}/storage/v1/object/${path}`, {
        method: "POST",
        body,
        headers,
      });
      const text = await response.text();
      expect(text.length).toBeLessThan(1_500);
      return { status: response.status, ...(JSON.parse(text) as object) };
    };
    const query = vi.spyOn(backend.database, "query");
    expect(await upload(`resumes/x${long}`)).toMatchObject({ status: 400 });
    expect(await upload(`x${long.replaceAll("/", "x")}/${freshKey()}`)).toMatchObject({ status: 400 });
    // Other statements are those of the backend's own jobs.
    expect(query.mock.calls.filter(([sql]) => sql.includes("storage."))).toEqual([]);
    query.mockRestore();
    expect(await upload(`resumes/${freshKey()}`, unit.repeat(20_000))).toMatchObject({
      status: 400,
      statusCode: "415",
    });
    expect(leftovers()).toEqual([]);
  });
});
