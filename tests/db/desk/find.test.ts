import { beforeEach, expect, it } from "vitest";
import { createLeadDesk } from "../../../server/operator/desk/leads/create-lead-desk.ts";
import { QuerySchema, toLeadQuery } from "../../../server/operator/desk/leads/lead-query.ts";
import { describeBackend } from "../served-backend.ts";
import { openTeamDesk } from "./team-desk.ts";

describeBackend("what the desk finds", (backend) => {
  beforeEach(() => backend.reset());

  const leads = () => createLeadDesk(backend.database);
  const find = async (filters: Record<string, string>) => {
    const query = toLeadQuery(QuerySchema.parse({ state: "all", ...filters }), {}, 50);
    return (await leads().list(query)).rows.map(({ email }) => email);
  };
  const send = (email: string, more: object = {}) =>
    backend.send("contact_submissions", { email, form_check: { trap: "", seconds: 20 }, ...more });
  const lead = (id: string) => ({ table: "contact_submissions" as const, id });

  it("is in notes, replies, corrections and tags as in what was sent, once for each submission", async () => {
    const [kim, ana] = [await send("kim@example.com"), await send("ana@example.com")];
    await send("joe@example.com");
    await leads().note({ ...lead(kim), note: 'Asked for "Maple Yard"\nand per diem', actor: "Dana" });
    await backend.addEvent("contact_submissions", ana, "replied", {
      to: "ana@example.com",
      subject: "Your request",
      text: "We could start in Duluth.\nSo I would call Tuesday.",
      template: "first-answer",
    });
    await backend.addEvent("contact_submissions", ana, "sender_corrected", {
      email: { from: "anna.old@sample.example", to: "ana@example.com" },
    });
    expect(await find({ q: "maple yard" })).toEqual(["kim@example.com"]);
    // Words at the start of a line, and next to punctuation.
    expect(await find({ q: "and per" })).toEqual(["kim@example.com"]);
    expect(await find({ q: "duluth tuesd" })).toEqual(["ana@example.com"]);
    expect(await find({ q: "so i would" })).toEqual(["ana@example.com"]);
    expect(await find({ q: "anna.old@sample.example" })).toEqual(["ana@example.com"]);
    expect(await find({ q: "two towers" })).toHaveLength(3);
    // In both places.
    await leads().note({ ...lead(kim), note: "two towers", actor: "Dana" });
    expect(await find({ q: "towers" })).toHaveLength(3);
    // Keys, states, templates and owners are no words.
    for (const q of ["subject", "template", "first-answer", "contacted"])
      expect(await find({ q })).toEqual([]);
    expect(await find({ q: "maple", language: "es" })).toEqual([]);
  });

  it("by tag: many get it at once, and it is in list, history, export and erasure", async () => {
    const ids = [await send("kim@example.com"), await send("ana@example.com"), await send("joe@example.com")];
    const refs = ids.slice(0, 2).map(lead);
    const tag = (isAdded: boolean, chosen = refs) =>
      leads().tagAll({ refs: chosen, tag: "night shift", isAdded, actor: "Dana" });
    expect(await tag(true)).toBe(2);
    expect(await tag(true)).toBe(0);
    expect(await leads().tags()).toEqual([{ tag: "night shift", submissions: 2 }]);
    expect((await find({ tag: "night shift" })).sort()).toEqual(["ana@example.com", "kim@example.com"]);
    expect(await find({ tag: "night shift", kind: "resume_submissions" })).toEqual([]);
    expect(await find({ q: "night shift" })).toHaveLength(2);
    const opened = await leads().open(lead(ids[0]!));
    expect(opened?.tags).toEqual(["night shift"]);
    expect(opened?.events).toMatchObject([{ what: "tagged", actor: "Dana", detail: { tag: "night shift" } }]);
    expect(await tag(false, [lead(ids[1]!)])).toBe(1);
    expect(await find({ tag: "night shift" })).toEqual(["kim@example.com"]);
    // A submission that is gone is skipped, and takes its tags with it.
    await backend.database.query("delete from public.contact_submissions where id = $1", [ids[0]]);
    expect(await backend.count("private.lead_tags")).toBe(0);
    expect(await tag(true)).toBe(1);
    // No data of a person fits in a tag, which an erasure keeps.
    for (const bad of ["kim@example.com", "302 555 0142", "", " x", "Upper", "x".repeat(41), "<b>", "a\nb"])
      await expect(
        backend.database.query(
          "insert into private.lead_tags (submission_table, submission, tag) values ('contact_submissions', $1, $2)",
          [ids[2], bad],
        ),
      ).rejects.toMatchObject({ code: "23514" });
  });

  it("through the desk: tags are cleaned, checked, recorded and exported", async () => {
    const desk = openTeamDesk(backend);
    const recruiter = await desk.signIn("recruiter");
    const id = await send("kim@example.com");
    const post = (body: object, path = "/selection/tags") => recruiter.api(path, { method: "POST", body });
    const chosen = { leads: [lead(id)] };
    const tagged = await post({ ...chosen, tag: "  Night\u00a0 Shift ", isAdded: true });
    expect(await tagged.json()).toEqual({ tag: "night shift", changed: 1 });
    expect((await post({ ...chosen, tag: "=cmd|' /c calc'!a0", isAdded: true })).status).toBe(400);
    for (const bad of [
      ...[
        "",
        " ",
        "<script>alert(1)</script>",
        "kim@example.com",
        "302-555-0142",
        "٣٠٢٥٥٥٠١٤٢",
        "x".repeat(41),
      ],
      ...["a\u202eb", "-x", "+1", "@x", "a,b", 'a"b', null, 7, ["a"], { a: 1 }],
    ])
      expect([bad, (await post({ ...chosen, tag: bad, isAdded: true })).status]).toEqual([bad, 400]);
    const text = await (await post({ ...chosen, format: "csv" }, "/selection/export")).text();
    const [head = "", row = ""] = text.split("\r\n");
    expect(head.split(",").filter((column) => column === "tags")).toHaveLength(1);
    expect(row).toContain(",night shift,");
    const rows = (await (await post({ ...chosen, format: "json" }, "/selection/export")).json()) as object[];
    expect(rows).toMatchObject([{ tags: "night shift" }]);
    const log = await desk.operators.readLog({ since: null, limit: 9 });
    expect(log.find(({ action }) => action === "tagged")).toMatchObject({
      actor: "Ana recruiter",
      submission: id,
      detail: { tag: "night shift" },
    });
  });

  it("among candidates: those of the lead's role, first those who name its state", async () => {
    const id = await send("kim@example.com", {
      position_type: "Senior Project Manager",
      location: "Austin, TX",
    });
    const resume = (email: string, desired_position: string, additional_information?: string) =>
      backend.send("resume_submissions", { email, desired_position, additional_information });
    const texan = await resume("tex@example.com", "Project Manager", "I live in Texas.");
    await resume("ohio@example.com", "Assistant project manager", "Ohio");
    await resume("other@example.com", "Electrician", "I worked for a project manager in Texas.");
    const closed = await resume("closed@example.com", "Project manager");
    await backend.addEvent("resume_submissions", closed, "status_changed", { status: "closed" });
    const { role, state, candidates } = await leads().candidates(lead(id));
    expect([role, state]).toEqual(["Senior Project Manager", "Texas"]);
    expect(candidates.map(({ email, names_state }) => [email, names_state])).toEqual([
      ["tex@example.com", true],
      ["ohio@example.com", false],
    ]);
    const none = { role: null, state: null, candidates: [] };
    expect(await leads().candidates({ table: "resume_submissions", id: texan })).toEqual(none);
    expect(await leads().candidates(lead(texan))).toEqual(none);
  });
});
