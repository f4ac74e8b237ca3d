import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { withDatabase } from "../create-database.ts";
import { sampleRows } from "../sample-rows.ts";
import { addressOf, machinesSkipReason, startMachines, type Machines } from "./start-machines.ts";
import { sendUntilStopped, send } from "./visitors.ts";

/** Longest allowed time without a writable database after the primary is killed, in milliseconds. */
const longestOutage = 30_000;

if (machinesSkipReason) console.log(`More than one machine: skipped, ${machinesSkipReason}.`);

describe.skipIf(machinesSkipReason)(
  "three servers behind a load balancer, on a database with a standby and an S3 store",
  () => {
    let cluster: Machines;
    beforeAll(async () => {
      cluster = await startMachines();
    });
    afterAll(() => cluster.stop());

    const ask = (sql: string) => withDatabase(cluster.pair.primary.url, (database) => database.query(sql));
    const lead = (url: string, from = "127.0.0.1", email = "dana@example.com", headers = {}) => {
      const [key] = cluster.machines.map((machine) => machine.key);
      return send(url, from, {
        path: "/rest/v1/contact_submissions",
        headers: { apikey: key ?? "", "content-type": "application/json", ...headers },
        body: JSON.stringify({ ...sampleRows.contact_submissions, email }),
      });
    };

    it("set up the database once, and accept the same key", async () => {
      expect(new Set(cluster.machines.map(({ key }) => key)).size).toBe(1);
      expect(
        await ask(
          "select count(*) = count(distinct version) as once from supabase_migrations.schema_migrations",
        ),
      ).toEqual([{ once: true }]);
    });

    it("count a sender's attempts together", async () => {
      await ask(
        "update private.rate_limits set max_count = 5 where scope = 'contact_submissions' and subject = 'address'",
      );
      const statuses: number[] = [];
      for (const n of [0, 1, 2, 3, 4, 5, 6, 7])
        statuses.push(
          await lead(cluster.machines[n % 3]?.url ?? "", "127.0.0.1", `n${n}@example.com`, {
            "x-forwarded-for": "203.0.113.9",
          }),
        );
      await ask("update private.rate_limits set max_count = 1000000");
      expect(statuses).toEqual([201, 201, 201, 201, 201, 429, 429, 429]);
    });

    it("acknowledge a row only once it is on the standby, however long that takes", async () => {
      const { standby } = cluster.pair;
      let status: number | undefined;
      standby.freeze();
      try {
        void lead(cluster.balancer.url, "127.0.3.1").then((answer) => (status = answer));
        // Wait longer than the statement timeout for visitors' requests.
        await sleep(3_000);
        expect(status).toBeUndefined();
      } finally {
        standby.thaw();
      }
      await expect.poll(() => status, { timeout: 10_000 }).toBe(201);
    });

    it("start and stop under load without a failed form, and lose nothing if the primary is killed", async () => {
      const { balancer, machines, pair, pooler } = cluster;
      const visitors = sendUntilStopped(balancer.url, machines[0]?.key ?? "", 12);
      const waitForForms = async (forms: number) => {
        const before = visitors.responseTimes.length;
        await expect
          .poll(() => visitors.responseTimes.length, { timeout: 30_000 })
          .toBeGreaterThan(before + forms);
      };
      await waitForForms(40);
      const [first, second, third] = machines;
      const fourth = await cluster.addMachine();
      if (!first || !second || !third) throw new Error("Expected three servers");
      await balancer.switchTo([first, second, third, fourth].map(addressOf));
      await waitForForms(40);
      await first.stop();
      await waitForForms(40);
      await balancer.switchTo([second, third, fourth].map(addressOf));
      await waitForForms(40);
      expect(visitors.failures).toEqual([]);

      const killTime = performance.now();
      await pair.primary.kill();
      await pair.promote();
      pooler.switchTo(pair.standby.host);
      const promotionTime = performance.now();
      const timeLeft = longestOutage - (promotionTime - killTime);
      await expect
        .poll(() => visitors.responseTimes.some((at) => at > promotionTime), { timeout: timeLeft })
        .toBe(true);
      await waitForForms(40);
      await visitors.stop();
      expect(visitors.failures.filter((status) => status > 0 && status < 500)).toEqual([]);
      expect(visitors.files.length).toBeGreaterThan(20);
      expect(await cluster.findLost(visitors, pair.standby.url)).toEqual([]);
    }, 150_000);
  },
);
