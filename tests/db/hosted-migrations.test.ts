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

  it("limit uploads although the migrating role does not own the objects", async () => {
    await project.owner.query(
      "update private.rate_limits set max_count = 0 where scope = 'resumes' and subject = 'everyone'",
    );
    const upload = "insert into storage.objects (bucket_id, name) values ('resumes', '1736500000001_cv.pdf')";
    await expect(asAnon(upload)).rejects.toMatchObject({ code: "PT429" });
  });
});
