import { expect, it } from "vitest";
import { watchServer } from "../../../server/http/health/watch-server.ts";
import { describeBackend } from "../served-backend.ts";

describeBackend("monitoring of the outbox", (backend) => {
  async function readStatus(metric: string) {
    const { listUnreadyParts, metrics } = watchServer(backend.database, backend.dataDir);
    const { text } = await metrics.print();
    const line = text.split("\n").find((line) => line.startsWith(`${metric} `));
    return { notReady: await listUnreadyParts(), value: Number(line?.split(" ")[1]) };
  }
  const age = (minutes: number) =>
    backend.database.query("update private.deliveries set created_at = now() - $1 * interval '1 minute'", [
      minutes,
    ]);

  it("counts deliveries by state, and reports how long a due delivery has waited", async () => {
    expect(await readStatus("ridgebeam_outbox_overdue_seconds")).toEqual({ notReady: [], value: 0 });
    await backend.send("contact_submissions", { form_check: { trap: "", seconds: 60 } });
    expect((await readStatus('ridgebeam_deliveries{state="waiting"}')).value).toBe(2);
    await age(10);
    const { notReady, value } = await readStatus("ridgebeam_outbox_overdue_seconds");
    expect(notReady).toEqual([]);
    expect(Math.round(value / 60)).toBe(10);
  });

  it("reports that the server is not ready while due deliveries wait without a worker", async () => {
    await age(16);
    expect((await readStatus("ridgebeam_not_ready")).notReady).toEqual(["outbox"]);
    await backend.database.query("update private.deliveries set next_try = now() + interval '1 hour'");
    expect(await readStatus("ridgebeam_outbox_overdue_seconds")).toEqual({ notReady: [], value: 0 });
  });
});
