import { setTimeout as sleep } from "node:timers/promises";
import { beforeAll, expect, it } from "vitest";
import { readTrustedProxies } from "../../server/platform/serving/trusted-proxies.ts";
import { sampleRows } from "./sample-rows.ts";
import { useEmbeddedBackend } from "./served-backend.ts";

const backend = useEmbeddedBackend({ proxies: readTrustedProxies("1") });
beforeAll(() => backend.reset());

const pdf = { type: "application/pdf", body: "%PDF-1.7" };
const json = (body: object) => ({ type: "application/json", body: JSON.stringify(body) });
const floods: Record<string, (n: number) => { path: string; type: string; body: string }> = {
  "files for no bucket": (n) => ({ path: `/storage/v1/object/none/${n}_cv.pdf`, ...pdf }),
  files: (n) => ({ path: `/storage/v1/object/resumes/${1_736_500_000_000 + n}_cv.pdf`, ...pdf }),
  "lists of files": () => ({ path: "/storage/v1/object/list/resumes", ...json({}) }),
  receipts: () => ({ path: "/rest/v1/rpc/read_receipt", ...json({}) }),
  rows: () => ({ path: "/rest/v1/contact_submissions", ...json(sampleRows.contact_submissions) }),
};

/** Returns an IPv6 address in the network of a single internet customer. */
const attackerAddress = (n: number) => `2001:db8:1:2::${n.toString(16)}`;

it.each(Object.keys(floods))("a flood of %s delays no other visitor", async (kind) => {
  const answeredNames: string[] = [];
  const send = async (address: string, path: string, type: string, body: string, name: string) => {
    const headers = { apikey: backend.publishableKey, "content-type": type, "x-forwarded-for": address };
    await (await fetch(backend.url + path, { method: "POST", headers, body })).text();
    answeredNames.push(name);
  };
  const sentRequests: Promise<void>[] = [];
  const before = backend.countRequests();
  // All requests arrive while the database is busy with this transaction.
  await backend.database.transaction(async () => {
    for (let n = 0; n < 40; n += 1) {
      const { path, type, body } = floods[kind]?.(n) ?? { path: "", ...pdf };
      sentRequests.push(send(attackerAddress(n), path, type, body, "flood"));
    }
    await expect.poll(() => backend.countRequests()).toBe(before + 40);
    await sleep(1_000);
    const { type, body } = json(sampleRows.contact_submissions);
    sentRequests.push(send("203.0.113.9", "/rest/v1/contact_submissions", type, body, "visitor"));
    await expect.poll(() => backend.countRequests()).toBe(before + 41);
    await sleep(1_000);
  });
  await Promise.all(sentRequests);
  // Each of the lead's two transactions waits for only two of the flood's. Without a fair queue, the lead would come
  // last.
  expect(answeredNames.indexOf("visitor")).toBeLessThan(20);
});
