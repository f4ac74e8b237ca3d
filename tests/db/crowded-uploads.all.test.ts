import { existsSync } from "node:fs";
import { beforeEach, expect, it } from "vitest";
import { dataFolderPaths } from "../../server/data/files/data-folder.ts";
import { storedFilePath } from "../../server/data/files/file-store.ts";
import { sweepUploads } from "../../server/api/storage/object-uploads.ts";
import { readTrustedProxies } from "../../server/platform/serving/trusted-proxies.ts";
import { encodeFile, encodeForm, openConnection } from "./raw-request.ts";
import { postAsVisitor } from "./post-as-visitor.ts";
import { sampleRows } from "./sample-rows.ts";
import { describeBackend } from "./served-backend.ts";

/** Maximum numbers of pending uploads, below those set by the migrations. */
const limits = { address: 10, network: 20, total: 10_000 };
const honestAddress = "192.0.2.44";

describeBackend(
  "uploads when other senders fill the bucket",
  { proxies: readTrustedProxies("1") },
  (backend) => {
    beforeEach(() => backend.reset());

    const limit = async (counts: Partial<typeof limits>, scope = "resumes") => {
      for (const [subject, count] of Object.entries(counts)) await backend.limit(scope, subject, count);
    };
    const headers = (address: string) => ({ "x-forwarded-for": address, apikey: backend.publishableKey });

    let lastTimestamp = 1_736_900_000_000;
    const freshKey = () => `${(lastTimestamp += 1)}_cv.pdf`;
    const post = (address: string, body: BodyInit, type?: string, key = freshKey()) =>
      fetch(`${backend.url}/storage/v1/object/resumes/${key}`, {
        method: "POST",
        headers: { ...headers(address), ...(type === undefined ? {} : { "content-type": type }) },
        body,
      });
    const upload = async (address: string, key?: string) => {
      const body = new FormData();
      body.append("", new File(["x"], "cv.pdf", { type: "application/pdf" }));
      const response = await post(address, body, undefined, key);
      const answer = (await response.json()) as { error?: string };
      return response.ok ? "stored" : `${response.status} ${answer.error}`;
    };
    const repeat = async (count: number, work: () => Promise<string>) => {
      const answers: string[] = [];
      for (let n = 0; n < count; n += 1) answers.push(await work());
      return answers;
    };
    const submit = (key: string) =>
      backend.visitor
        .from("resume_submissions")
        .insert({ ...sampleRows.resume_submissions, resume_file_path: key })
        .then(({ status, error }) => ({ status, code: error?.code }));
    const age = (minutes: number) =>
      backend.database.run(
        `update private.uploads set created_at = created_at - interval '${minutes} minutes'`,
      );
    const fileOf = (key: string) => storedFilePath(dataFolderPaths(backend.dataDir), "resumes", key);
    const tooManyUploads = "429 too_many_uploads";

    it("remain available after an interrupted form", async () => {
      await limit({ address: 1, network: 1, total: 1 });
      const body = encodeForm(encodeFile()).slice(0, -10);
      expect((await post(honestAddress, body, "multipart/form-data; boundary=cut")).status).toBe(400);
      expect(await upload(honestAddress)).toBe("stored");
    });

    it("are limited per address and per network, for IPv6 per /64 and per /48", async () => {
      await limit({ address: 2, network: 3, total: 100 });
      const key = freshKey();
      expect(await upload("203.0.113.1", key)).toBe("stored");
      expect(await repeat(2, () => upload("203.0.113.1"))).toEqual(["stored", tooManyUploads]);
      expect(await upload("203.0.113.1", key)).toBe("400 Duplicate");
      expect(await repeat(2, () => upload("203.0.113.2"))).toEqual(["stored", tooManyUploads]);
      expect(await upload("203.0.114.1")).toBe("stored");
      expect(await upload("2001:db8:1:1::1")).toBe("stored");
      expect(await upload("2001:db8:1:1:ffff::1")).toBe("stored");
      expect(await upload("2001:db8:1:1::2")).toBe(tooManyUploads);
      expect(await upload("2001:db8:1:2::1")).toBe("stored");
      expect(await upload("2001:db8:1:3::1")).toBe(tooManyUploads);
      expect(await upload("2001:db8:2:3::1")).toBe("stored");
    });

    it.each(["resumes", "resume_megabytes"])(
      "are rejected if the bucket has reached its limit of %s, while leads are stored",
      async (scope) => {
        await limit({ total: 0 }, scope);
        expect(await upload(honestAddress)).toBe(tooManyUploads);
        await backend.send("contact_submissions");
        await limit({ total: 1 }, scope);
        expect(await upload(honestAddress)).toBe("stored");
      },
    );

    it("are limited by their total size as well", async () => {
      await limit({ address: 1 }, "resume_megabytes");
      const uploadLarge = async () =>
        (await post(honestAddress, new Uint8Array(700_000), "application/pdf")).status;
      expect([await uploadLarge(), await uploadLarge()]).toEqual([200, 429]);
      expect(await upload(honestAddress)).toBe("stored");
    });

    it("no longer count toward the limit once a submission references the file, or after an hour without one", async () => {
      await limit({ address: 1 });
      const key = freshKey();
      expect(await upload(honestAddress, key)).toBe("stored");
      expect(await upload(honestAddress)).toBe(tooManyUploads);
      expect((await submit(key)).status).toBe(201);
      expect(await upload(honestAddress)).toBe("stored");
      expect(await upload(honestAddress)).toBe(tooManyUploads);
      await age(59);
      expect(await upload(honestAddress)).toBe(tooManyUploads);
      await age(2);
      expect(await upload(honestAddress)).toBe("stored");
    });

    it("are deleted after an hour without a submission, and a later submission is rejected", async () => {
      const [named, unnamed, young] = [freshKey(), freshKey(), freshKey()];
      await upload(honestAddress, named);
      await upload(honestAddress, unnamed);
      await submit(named);
      await age(61);
      await upload(honestAddress, young);
      const due = await backend.database.query("select name from private.expired_uploads() as name");
      expect(due).toEqual([{ name: unnamed }]);
      expect(await sweepUploads(backend.database, backend.files)).toBe(1);
      expect([named, unnamed, young].map((key) => existsSync(fileOf(key)))).toEqual([true, false, true]);
      expect(await submit(unnamed)).toEqual({ status: 410, code: "PT410" });
      expect(await submit(young)).toEqual({ status: 201 });
      expect(await upload(honestAddress, unnamed)).toBe("stored");
    });

    it("are forgotten after a day, even while another transaction locks some of them", async ({ skip }) => {
      skip(!("DATABASE_URL" in backend.environment), "The embedded database does one thing at a time.");
      const [held, free] = [freshKey(), freshKey()];
      for (const key of [held, free]) {
        await upload(honestAddress, key);
        await submit(key);
      }
      await age(24 * 60 + 1);
      const names = () => backend.database.query("select name from private.uploads");
      await backend.database.transaction(async (otherTransaction) => {
        await otherTransaction.query("select from private.uploads where name = $1 for update", [held]);
        await backend.database.query("select private.forget_uploads(1000)");
        expect(await names()).toEqual([{ name: held }]);
      });
      await backend.database.query("select private.forget_uploads(1000)");
      expect(await names()).toEqual([]);
    });

    it("count toward the limit while in progress, but not once interrupted", async () => {
      await limit({ address: 1 });
      const { socket, answer } = openConnection(backend.url);
      socket.write(
        `POST /storage/v1/object/resumes/${freshKey()} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n` +
          `apikey: ${backend.publishableKey}\r\nx-forwarded-for: ${honestAddress}\r\n` +
          "content-type: application/pdf\r\ncontent-length: 100\r\n\r\n%PDF",
      );
      const countUploads = () => backend.count("private.uploads");
      await expect.poll(countUploads).toBe(1);
      expect(await upload(honestAddress)).toBe(tooManyUploads);
      socket.destroy();
      await answer.catch(() => undefined);
      await expect.poll(countUploads).toBe(0);
      expect(await upload(honestAddress)).toBe("stored");
    });

    it("are stored up to the limit if many arrive at once from one address, while others are served", async () => {
      await limit({ address: 15 });
      const flood = Promise.all(Array.from({ length: 80 }, () => upload("203.0.113.2")));
      expect(await upload(honestAddress)).toBe("stored");
      const outcomes = await flood;
      expect(outcomes.filter((outcome) => outcome === "stored")).toHaveLength(15);
      expect(outcomes.filter((outcome) => outcome === tooManyUploads)).toHaveLength(65);
      expect(await backend.count("private.uploads where is_stored")).toBe(16);
    });

    it("and submissions with one email address are limited per network", async () => {
      await backend.limit("salary_report_downloads", "email", 1);
      const send = async (address: string) => {
        const visitor = { url: backend.url, key: backend.publishableKey };
        const extraHeaders = { "x-forwarded-for": address };
        const row = { email: "kim@example.com" };
        return (await postAsVisitor(visitor, extraHeaders).insert("salary_report_downloads", row)).status;
      };
      expect(await send("203.0.113.1")).toBe(201);
      expect(await send("203.0.113.2")).toBe(429);
      expect(await send("203.0.114.1")).toBe(201);
    });

    it("and submissions are not rejected by a limit that an operator has deleted", async () => {
      const settings = await backend.database.query("select * from private.rate_limits");
      await backend.database.run("delete from private.rate_limits");
      try {
        await backend.send("salary_report_downloads");
        expect(await upload(honestAddress)).toBe("stored");
      } finally {
        const restore =
          "insert into private.rate_limits select * from json_populate_recordset(null::private.rate_limits, $1)";
        await backend.database.query(restore, [JSON.stringify(settings)]);
      }
    });

    it("count toward the limit even if they were stored after the current transaction began", async () => {
      const waitingUploads = await backend.database.transaction(async (transaction) => {
        // Simulate another sender's upload that is stored after this transaction began.
        await transaction.run(
          "insert into private.uploads (name, address_hash, network_hash, bytes, is_stored, created_at) values ('1_cv.pdf', '', '', 1, true, clock_timestamp())",
        );
        return transaction.query("select from private.waiting_uploads");
      });
      expect(waitingUploads).toHaveLength(1);
    });
  },
);
