import { expect, test } from "vitest";
import { measureUntil } from "../db/measure-until.ts";
import { useDesk } from "./desk-fixture.ts";
import { insertLead } from "./insert-lead.ts";

const fixture = useDesk();

test("the desk shows a new submission within two seconds", async () => {
  const { page, row } = fixture.dana;
  await page.getByRole("heading", { name: "No submissions yet" }).waitFor();
  const seconds = await measureUntil(
    (seconds) => seconds < 2,
    async () => {
      const name = crypto.randomUUID();
      await insertLead(fixture.site, { first_name: name });
      const stored = performance.now();
      await row(name).waitFor();
      return (performance.now() - stored) / 1_000;
    },
  );
  expect(seconds).toBeLessThan(2);
});
