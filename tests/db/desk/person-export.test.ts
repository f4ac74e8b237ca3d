import { expect, it } from "vitest";
import { describeBackend } from "../served-backend.ts";
import { openTeamDesk } from "./team-desk.ts";

interface Exported {
  submissions: Record<string, unknown>[];
  job_alerts: Record<string, unknown>[];
  named_elsewhere: { submissions: number };
}

describeBackend("the export of a person", (backend) => {
  it("has everything that the desk stores about them, and nothing about others", async () => {
    await backend.reset();
    const desk = openTeamDesk(backend);
    const admin = await desk.signIn("admin");
    const recruiter = await desk.signIn("recruiter");
    const first = await backend.send("contact_submissions", {
      email: "Kim@Example.com",
      phone: "(302) 555-0142",
    });
    const second = await backend.send("resume_submissions", {
      email: "kim.lee@example.com",
      phone: "302.555.0142",
    });
    await backend.send("contact_submissions", {
      email: "joe@example.com",
      phone: null,
      project_details: "Ask kim@example.com",
    });
    await backend.database.run(
      "insert into private.job_alerts (email, trade) values ('kim@example.com', 'electrical'), ('joe@example.com', null)",
    );
    const lead = `/leads/contact_submissions/${first}`;
    const leads = [{ table: "contact_submissions", id: first }];
    const post = async (path: string, body: object, from = recruiter) => {
      const response = await from.api(path, { method: "POST", body });
      return [response.status, (await response.json()) as unknown] as const;
    };
    const until = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
    const sent = [
      await post(`${lead}/notes`, { note: "Prefers mornings" }),
      await post(`${lead}/calls`, { result: "voicemail", note: "Left my number" }),
      await post(`${lead}/replies`, {
        ...{
          delivery: crypto.randomUUID(),
          subject: "Your search",
          text: "Hello Kim",
          template: null,
          seen: null,
        },
        snooze: until,
      }),
      await post("/selection/assign", { leads, owner: "Ana recruiter" }),
      await post("/selection/tags", { leads, tag: "night shift", isAdded: true }),
    ];
    expect(sent.map(([status]) => status)).toEqual([200, 200, 200, 200, 200]);

    const person = { emails: ["KIM@example.com"], phones: ["+1 302 555 0142"] };
    expect((await post("/people/export", person))[0]).toBe(403);
    const [status, body] = await post("/people/export", person, admin);
    expect(status).toBe(200);
    const { submissions, job_alerts, named_elsewhere } = body as Exported;
    expect(submissions.map(({ id }) => id).sort()).toEqual([first, second].sort());
    const exported = submissions.find(({ id }) => id === first) ?? {};
    expect(exported).toMatchObject({
      table: "contact_submissions",
      phone: "(302) 555-0142",
      tags: "night shift",
      owner: "Ana recruiter",
      snoozed_until: expect.any(String) as string,
    });
    expect(exported["history"]).toMatchObject([
      { what: "noted", actor: "Ana recruiter", note: "Prefers mornings" },
      { what: "called", result: "voicemail", note: "Left my number" },
      { what: "replied", subject: "Your search", text: "Hello Kim" },
      { what: "status_changed", status: "contacted" },
      { what: "snoozed" },
      { what: "assigned", owner: "Ana recruiter" },
      { what: "tagged", tag: "night shift" },
    ]);
    expect((exported["deliveries"] as { kind: string }[]).map(({ kind }) => kind)).toContain("sender-reply");
    expect(job_alerts).toMatchObject([{ email: "kim@example.com", trade: "electrical" }]);
    expect(named_elsewhere.submissions).toBe(1);
    expect(JSON.stringify(body)).not.toContain("joe@");
    expect(JSON.stringify(job_alerts)).not.toContain('"key"');
    const [, none] = await post("/people/export", { emails: ["nobody@example.com"], phones: [] }, admin);
    expect(none).toMatchObject({ submissions: [], job_alerts: [] });
    expect((await desk.operators.readLog({ since: null, limit: 9 })).map(({ action }) => action)).toContain(
      "person_exported",
    );

    const csv = await (
      await recruiter.api("/selection/export", { method: "POST", body: { leads, format: "csv" } })
    ).text();
    expect(csv.split("\r\n")[0]).toMatch(
      /,tags,owner,snoozed_until,legal_hold,file_check,history,deliveries,/,
    );
    expect(csv).toContain('""what"":""called""');
  });
});
