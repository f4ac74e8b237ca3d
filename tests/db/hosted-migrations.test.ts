import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startHostedProject, type HostedProject } from "./hosted-project.ts";
import { postgresMissing } from "./postgres-server.ts";

describe.skipIf(postgresMissing)("the migrations on a project like a hosted one", () => {
  let project: HostedProject;

  beforeAll(async () => {
    project = await startHostedProject();
  });
  afterAll(() => project.stop());

  const asAnon = (sql: string) =>
    project.owner.transaction(async (transaction) => {
      await transaction.run(
        `set local role anon; set local request.headers = '{"x-forwarded-for": "203.0.113.1"}'`,
      );
      return transaction.query(sql);
    });

  it("let a visitor insert and upload", async () => {
    await asAnon("insert into public.salary_report_downloads (email) values ('kim@example.com')");
    await asAnon("insert into storage.objects (bucket_id, name) values ('resumes', '1736500000000_cv.pdf')");
    expect(await project.owner.query("select email from public.salary_report_downloads")).toEqual([
      { email: "kim@example.com" },
    ]);
  });

  it("take away what the project grants by default", async () => {
    await expect(asAnon("select * from public.salary_report_downloads")).rejects.toMatchObject({
      code: "42501",
    });
    await expect(asAnon("truncate public.contact_submissions")).rejects.toMatchObject({ code: "42501" });
    await expect(asAnon("select * from private.salt")).rejects.toMatchObject({ code: "42501" });
    expect(await asAnon("select * from storage.objects")).toEqual([]);
  });

  it("bound what one request costs", async () => {
    const rows = (count: number) =>
      `insert into public.salary_report_downloads (email, form_check)
        select n || '@example.com', '{"seconds": 1e131071}' from generate_series(1, ${count}) n`;
    await asAnon(rows(20));
    await expect(asAnon(rows(21))).rejects.toMatchObject({ code: "PT413" });
  });

  it("judge a sender whose limit is used up before the row, and count what is stored", async () => {
    const limit = (count: number) =>
      project.owner.query(
        `update private.rate_limits set max_count = $1 where scope = 'salary_report_downloads' and subject = 'address'`,
        [count],
      );
    const row = (email: string, id: string = crypto.randomUUID()) =>
      asAnon(`insert into public.salary_report_downloads (id, email) values ('${id}', '${email}')`);
    await project.owner.query("delete from private.rate_counts");
    await limit(1);
    const id = crypto.randomUUID();
    await row("kim@example.com", id);
    await expect(row("no address")).rejects.toMatchObject({ code: "PT429" });
    await expect(row("kim@example.com", id)).rejects.toMatchObject({ code: "23505" });
    await limit(200);
  });

  it("limit uploads although the migrating role does not own the objects", async () => {
    await project.owner.query(
      "update private.rate_limits set max_count = 0 where scope = 'resumes' and subject = 'everyone'",
    );
    const upload = "insert into storage.objects (bucket_id, name) values ('resumes', '1736500000001_cv.pdf')";
    await expect(asAnon(upload)).rejects.toMatchObject({ code: "PT429" });
  });
});
