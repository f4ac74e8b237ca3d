import { setTimeout as sleep } from "node:timers/promises";
import { beforeEach, expect, it } from "vitest";
import { describeBackend } from "./served-backend.ts";

const salaryTable = "salary_report_downloads";
const slow = "slow@example.com";

const busyFunctionBody = (seconds: number) => `
  declare
    ends timestamptz := clock_timestamp() + interval '${seconds} seconds';
  begin
    while clock_timestamp() < ends loop
    end loop;
    return new;
  end`;

describeBackend("a statement that takes too long", (backend) => {
  beforeEach(async () => {
    await backend.reset();
    await backend.database.run(`
      create or replace function private.run_slowly() returns trigger language plpgsql as $$${busyFunctionBody(60)}$$;
      create or replace trigger zz_run_slowly after insert on public.${salaryTable}
        for each row when (new.email = '${slow}') execute function private.run_slowly();
    `);
  });

  const send = async (email: string, id: string = crypto.randomUUID()) =>
    (await backend.visitor.from(salaryTable).insert({ id, email })).status;
  const rows = () => backend.database.query(`select * from public.${salaryTable} t order by t::text`);

  it("ends with 503, while pages are served, other forms wait, and every acknowledged row stays stored", async () => {
    const acknowledgedIds: string[] = [];
    for (let round = 0; round < 2; round += 1) {
      for (let n = 0; n < 10; n += 1) {
        const id = crypto.randomUUID();
        expect(await send(`before-${round}-${n}@example.com`, id)).toBe(201);
        acknowledgedIds.push(id);
      }
      const before = await rows();

      let isSlowFinished = false;
      const slowStatus = send(slow).finally(() => (isSlowFinished = true));
      await sleep(200);
      const waitingId = crypto.randomUUID();
      const waitingStatus = send(`waiting-${round}@example.com`, waitingId);
      let pages = 0;
      while (!isSlowFinished) {
        expect(await (await fetch(`${backend.url}/about`)).text()).toBe("a page of the site");
        pages += 1;
        await sleep(20);
      }
      expect(await slowStatus).toBe(503);
      expect(pages).toBeGreaterThan(10);
      expect(await waitingStatus).toBe(201);
      acknowledgedIds.push(waitingId);

      const after = await rows();
      expect(after.filter(({ id }) => id !== waitingId)).toEqual(before);
      expect(after.map(({ id }) => id).sort()).toEqual([...acknowledgedIds].sort());
    }
  });

  it("counts toward the sender's limit, and its row is stored once if it is sent again", async () => {
    const id = crypto.randomUUID();
    expect(await send(slow, id)).toBe(503);
    const sql = "select hits from private.rate_counts where subject = 'address'";
    expect(await backend.database.query(sql)).toEqual([{ hits: 1 }]);
    expect(await rows()).toEqual([]);
    await backend.database.run(`drop trigger zz_run_slowly on public.${salaryTable}`);
    expect([await send(slow, id), await send(slow, id)]).toEqual([201, 409]);
    expect(await rows()).toHaveLength(1);
  });

  it("is allowed for the database's owner", async () => {
    await backend.database.transaction(async (transaction) => {
      await transaction.run(`
        create or replace function private.run_slowly() returns trigger language plpgsql as $$${busyFunctionBody(2.5)}$$;
        insert into public.${salaryTable} (email) values ('${slow}');
      `);
    });
    expect(await rows()).toHaveLength(1);
  });
});
