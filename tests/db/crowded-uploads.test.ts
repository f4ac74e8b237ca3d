import { existsSync } from "node:fs";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { dataFolderPaths } from "../../server/backend/files/data-folder.ts";
import { storedFilePath } from "../../server/backend/files/file-store.ts";
import { sweepUploads } from "../../server/backend/storage/sweep-uploads.ts";
import { readTrustedProxies } from "../../server/http/trusted-proxies.ts";
import { solveChallenge, type Challenge, type Proof } from "../../widgets/backend/solve-challenge.ts";
import { form, openConnection } from "./raw-request.ts";
import { sampleRows } from "./sample-rows.ts";
import { describeBackend, type ServedBackend } from "./served-backend.ts";

/** The limits of the migrations. */
const limits = { address: 20, network: 60, everyone: 300 };
const honest = "192.0.2.44";

describeBackend("uploads when strangers fill the bucket", (open) => {
  let backend: ServedBackend;
  beforeAll(async () => void (backend = await open({ proxies: readTrustedProxies("1") })));
  beforeEach(async () => {
    await backend.reset();
    await backend.database.run(
      "update private.upload_challenges set hashes_per_counter = 2, min_counter = 5, max_counter = 10, valid_seconds = 600",
    );
  });
  afterAll(() => backend.close());

  const limit = async (counts: Partial<typeof limits & { total: number }>, scope = "resumes") => {
    for (const [subject, count] of Object.entries(counts)) {
      const sql = "update private.rate_limits set max_count = $3 where scope = $1 and subject = $2";
      await backend.database.query(sql, [scope, subject, count]);
    }
  };
  const headers = (address: string) => ({ "x-forwarded-for": address, apikey: backend.publishableKey });

  let number = 1_736_900_000_000;
  const freshKey = () => `${(number += 1)}_cv.pdf`;
  const upload = async (address: string, proof?: unknown, key = freshKey()) => {
    const body = new FormData();
    if (proof !== undefined) body.append("metadata", JSON.stringify({ proof }));
    body.append("", new File(["x"], "cv.pdf", { type: "application/pdf" }));
    const url = `${backend.url}/storage/v1/object/resumes/${key}`;
    const response = await fetch(url, { method: "POST", headers: headers(address), body });
    const answer = (await response.json()) as { error?: string };
    return response.ok ? "stored" : `${response.status} ${answer.error}`;
  };
  const times = async (count: number, work: () => Promise<string>) => {
    const answers: string[] = [];
    for (let n = 0; n < count; n += 1) answers.push(await work());
    return answers;
  };
  const challenge = async (address: string) => {
    const url = `${backend.url}/rest/v1/rpc/upload_challenge`;
    const response = await fetch(url, { method: "POST", headers: headers(address) });
    expect(response.status).toBe(200);
    return (await response.json()) as Challenge | null;
  };
  const prove = async (address: string): Promise<Proof> => {
    const solved = await solveChallenge((await challenge(address))!, () => undefined);
    return solved!;
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
  const crowded = "429 proof_required";

  it(
    "stay open to an honest visitor after 1,792 files of one byte from 90 addresses",
    { timeout: 900_000 },
    async () => {
      await limit(limits);
      await backend.database.run(
        "update private.upload_challenges set hashes_per_counter = 100, min_counter = 800, max_counter = 1600",
      );
      // A busy server may close a connection while a request is on its way, which is no answer.
      const send = (n: number) => () => upload(`203.0.${n}.7`).catch(() => "no answer");
      const flood = await Promise.all(Array.from({ length: 90 }, (_, n) => times(n < 82 ? 20 : 19, send(n))));
      expect(flood.flat()).toHaveLength(1_792);
      const [stored] = await backend.database.query<{ files: number }>(
        "select count(*)::int as files from private.waiting_uploads",
      );
      // Uploads of several addresses at the same moment do not see each other; a server works on ten at once.
      expect(stored?.files).toBeGreaterThanOrEqual(limits.everyone);
      expect(stored?.files).toBeLessThan(limits.everyone + 10);

      expect(await upload(honest)).toBe(crowded);
      const key = freshKey();
      expect(await upload(honest, await prove(honest), key)).toBe("stored");
      expect((await submit(key)).status).toBe(201);
      expect(existsSync(fileOf(key))).toBe(true);
    },
  );

  it("stay open without a proof after forms that were broken off in 200 networks of IPv6", async () => {
    await limit({ address: 1, network: 1, everyone: 10 });
    const body = form({
      headers: 'content-disposition: form-data; name=""; filename="cv.pdf"\r\ncontent-type: application/pdf',
      content: "%PDF-1.7",
    }).slice(0, -10);
    const broken = async (n: number) => {
      const url = `${backend.url}/storage/v1/object/resumes/${freshKey()}`;
      const type = { "content-type": "multipart/form-data; boundary=cut" };
      const address = `2001:db8:${n.toString(16)}:${n.toString(16)}::1`;
      const sent = await fetch(url, { method: "POST", headers: { ...headers(address), ...type }, body });
      return sent.status;
    };
    for (let n = 1; n <= 200; n += 20) {
      const statuses = await Promise.all(Array.from({ length: 20 }, (_, more) => broken(n + more)));
      // As many at once as the share of everyone allows are under way; the others are asked for a proof.
      expect(new Set([...statuses, 400, 429])).toEqual(new Set([400, 429]));
    }
    for (const address of [honest, "192.0.3.1", "2001:db8:fff1::1", "2001:db8:fff2::1", "2001:db8:fff3::1"])
      expect(await upload(address)).toBe("stored");
  });

  it("are shared out by address and network, of IPv6 by /64 and /48", async () => {
    await limit({ address: 2, network: 3, everyone: 100 });
    expect(await times(3, () => upload("203.0.113.1"))).toEqual(["stored", "stored", crowded]);
    expect(await times(2, () => upload("203.0.113.2"))).toEqual(["stored", crowded]);
    expect(await upload("203.0.114.1")).toBe("stored");
    expect(await upload("2001:db8:1:1::1")).toBe("stored");
    expect(await upload("2001:db8:1:1:ffff::1")).toBe("stored");
    expect(await upload("2001:db8:1:1::2")).toBe(crowded);
    expect(await upload("2001:db8:1:2::1")).toBe("stored");
    expect(await upload("2001:db8:1:3::1")).toBe(crowded);
    expect(await upload("2001:db8:2:3::1")).toBe("stored");
  });

  it("stop at the total of what may wait, whoever pays, while leads go on", async () => {
    await limit({ address: 1, network: 1, everyone: 1 });
    await limit({ total: 0 }, "resume_megabytes");
    expect(await upload(honest, await prove(honest))).toBe("429 too_many_uploads");
    const { status } = await backend.visitor
      .from("contact_submissions")
      .insert(sampleRows.contact_submissions);
    expect(status).toBe(201);
    await limit({ total: 1 }, "resume_megabytes");
    expect(await upload(honest)).toBe("stored");
    expect(await upload(honest, await prove(honest))).toBe("stored");
  });

  it("are counted by their bytes as well", async () => {
    await limit({ address: 1 }, "resume_megabytes");
    const large = async () => {
      const body = new Uint8Array(700_000);
      const type = { "content-type": "application/pdf" };
      const url = `${backend.url}/storage/v1/object/resumes/${freshKey()}`;
      return (await fetch(url, { method: "POST", headers: { ...headers(honest), ...type }, body })).status;
    };
    expect([await large(), await large()]).toEqual([200, 429]);
    expect(await upload(honest)).toBe("stored");
  });

  it("of one address end at four times its share, proofs or not, which concerns no other", async () => {
    await limit({ address: 1 });
    expect(await upload(honest)).toBe("stored");
    for (let n = 0; n < 3; n += 1) expect(await upload(honest, await prove(honest))).toBe("stored");
    expect(await challenge(honest)).toBeNull();
    expect(await upload(honest)).toBe("429 too_many_uploads");
    expect(await upload("192.0.2.45")).toBe("stored");
  });

  it("free their share when a submission names the file, and after an hour without one", async () => {
    await limit({ address: 1 });
    const key = freshKey();
    expect(await upload(honest, undefined, key)).toBe("stored");
    expect(await upload(honest)).toBe(crowded);
    expect((await submit(key)).status).toBe(201);
    expect(await upload(honest)).toBe("stored");
    expect(await upload(honest)).toBe(crowded);
    await age(59);
    expect(await upload(honest)).toBe(crowded);
    await age(2);
    expect(await upload(honest)).toBe("stored");
  });

  it("are removed after an hour when no submission names them, and refused to one that comes too late", async () => {
    const [named, unnamed, young] = [freshKey(), freshKey(), freshKey()];
    await upload(honest, undefined, named);
    await upload(honest, undefined, unnamed);
    await submit(named);
    await age(61);
    await upload(honest, undefined, young);
    const due = await backend.database.query("select name from private.expired_uploads() as name");
    expect(due).toEqual([{ name: unnamed }]);
    expect(await sweepUploads(backend.database, dataFolderPaths(backend.dataDir))).toBe(1);
    expect([named, unnamed, young].map((key) => existsSync(fileOf(key)))).toEqual([true, false, true]);
    expect(await submit(unnamed)).toEqual({ status: 410, code: "PT410" });
    expect(await submit(young)).toEqual({ status: 201 });
    expect(await upload(honest, undefined, unnamed)).toBe("stored");
  });

  it("are forgotten after a day, whatever others hold meanwhile", async ({ skip }) => {
    skip(backend.databaseUrl === undefined, "The embedded database does one thing at a time.");
    const [held, free] = [freshKey(), freshKey()];
    for (const key of [held, free]) {
      await upload(honest, undefined, key);
      await submit(key);
    }
    await age(24 * 60 + 1);
    const names = () => backend.database.query("select name from private.uploads");
    await backend.database.transaction(async (other) => {
      await other.query("select from private.uploads where name = $1 for update", [held]);
      await backend.database.query("select private.forget_uploads(1000)");
      expect(await names()).toEqual([{ name: held }]);
    });
    await backend.database.query("select private.forget_uploads(1000)");
    expect(await names()).toEqual([]);
  });

  it("count while they are under way, and no more when they break off", async () => {
    await limit({ address: 1 });
    const { socket, answer } = openConnection(backend.url);
    socket.write(
      `POST /storage/v1/object/resumes/${freshKey()} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n` +
        `apikey: ${backend.publishableKey}\r\nx-forwarded-for: ${honest}\r\n` +
        "content-type: application/pdf\r\ncontent-length: 100\r\n\r\n%PDF",
    );
    const holds = () => backend.database.query("select from private.uploads");
    await expect.poll(async () => (await holds()).length).toBe(1);
    expect(await upload(honest)).toBe(crowded);
    socket.destroy();
    await answer.catch(() => undefined);
    await expect.poll(async () => (await holds()).length).toBe(0);
    expect(await upload(honest)).toBe("stored");
  });

  it("count for one that began before them and waited for its turn", async () => {
    const seen = await backend.database.transaction(async (transaction) => {
      // Another sender's upload, which began and was stored after this transaction had begun.
      await transaction.run(
        "insert into private.uploads (name, address_hash, network_hash, bytes, is_stored, created_at) values ('1_cv.pdf', '', '', 1, true, clock_timestamp())",
      );
      return transaction.query("select from private.waiting_uploads");
    });
    expect(seen).toHaveLength(1);
  });

  it("take each proof once, in time, from its own network, and as it was asked for", async () => {
    await limit({ address: 3, everyone: 0 });
    const proof = await prove(honest);
    const { parameters } = proof;
    const wrong: unknown[] = [
      { ...proof, counter: proof.counter + 1 },
      { ...proof, counter: -1 },
      { ...proof, counter: 1e300 },
      { ...proof, counter: "0x1" },
      { ...proof, counter: undefined },
      { ...proof, signature: "" },
      { ...proof, signature: parameters.nonce },
      { ...proof, parameters: undefined },
      { ...proof, parameters: { ...parameters, cost: 1 } },
      { ...proof, parameters: { ...parameters, keyPrefix: "" } },
      { ...proof, parameters: { ...parameters, expiresAt: 9_999_999_999 } },
      { ...proof, parameters: { ...parameters, nonce: parameters.salt, salt: parameters.nonce } },
      {},
      [],
      null,
      "proof",
      7,
      JSON.parse("[".repeat(500) + "]".repeat(500)),
    ];
    for (const forged of wrong) expect(await upload(honest, forged), JSON.stringify(forged)).toBe(crowded);
    expect(await upload("198.51.100.1", proof)).toBe(crowded);
    // Another address of the same network may be the same person's.
    expect(await upload("192.0.2.200", proof)).toBe("stored");
    expect(await upload(honest, proof)).toBe(crowded);
    const other = await prove(honest);
    const both = await Promise.all([upload(honest, other), upload(honest, other)]);
    expect(both.sort()).toEqual([crowded, "stored"]);
    await backend.database.run("update private.upload_challenges set valid_seconds = -1");
    expect(await upload(honest, await prove(honest))).toBe(crowded);
  });
});
