import { setTimeout as sleep } from "node:timers/promises";
import { beforeEach, expect, it } from "vitest";
import { describeBackend } from "./served-backend.ts";

const salaryTable = "salary_report_downloads";
const slow = "slow@example.com";

const slowFunctionBody = (seconds: number) => `begin perform pg_sleep(${seconds}); return new; end`;

describeBackend("a statement that takes too long", (backend) => {
  beforeEach(async () => {
    await backend.reset();
    await backend.database.run(`
      create or replace function private.run_slowly() returns trigger language plpgsql as $$${slowFunctionBody(60)}$$;
      create or replace trigger zz_run_slowly after insert on public.${salaryTable}
        for each row when (new.email = '${slow}') execute function private.run_slowly();
    `);
  });

  const send = async (email: string, id: string = crypto.randomUUID()) =>
    (await backend.visitor.from(salaryTable).insert({ id, email })).status;
  const rows = () => backend.database.query(`select * from public.${salaryTable} t order by t::text`);

  it("ends with 503 and counts toward the sender's limit, while pages are served, other forms wait, and acknowledged rows stay stored; its row is stored once if it is sent again", async () => {
    const acknowledgedIds = Array.from({ length: 10 }, () => crypto.randomUUID());
    for (const [n, id] of acknowledgedIds.entries())
      expect(await send(`before-${n}@example.com`, id)).toBe(201);
    const before = await rows();

    let isSlowFinished = false;
    const slowId = crypto.randomUUID();
    const slowStatus = send(slow, slowId).finally(() => (isSlowFinished = true));
    await sleep(200);
    const waitingId = crypto.randomUUID();
    const waitingStatus = send("waiting@example.com", waitingId);
    let pages = 0;
    while (!isSlowFinished) {
      expect(await (await fetch(`${backend.url}/about`)).text()).toBe("a page of the site");
      pages += 1;
      await sleep(20);
    }
    expect(await slowStatus).toBe(503);
    expect(pages).toBeGreaterThan(10);
    expect(await waitingStatus).toBe(201);

    const after = await rows();
    expect(after.filter(({ id }) => id !== waitingId)).toEqual(before);
    expect(after.map(({ id }) => id).sort()).toEqual([...acknowledgedIds, waitingId].sort());
    const sql = "select hits from private.rate_counts where subject = 'address'";
    expect(await backend.database.query(sql)).toEqual([{ hits: 12 }]);

    await backend.database.run(`drop trigger zz_run_slowly on public.${salaryTable}`);
    expect([await send(slow, slowId), await send(slow, slowId)]).toEqual([201, 409]);
    expect(await rows()).toHaveLength(12);
  });

  it("is allowed for the database's owner", async () => {
    await backend.database.transaction(async (transaction) => {
      await transaction.run(`
        create or replace function private.run_slowly() returns trigger language plpgsql as $$${slowFunctionBody(2.5)}$$;
        insert into public.${salaryTable} (email) values ('${slow}');
      `);
    });
    expect(await rows()).toHaveLength(1);
  });
});
