import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { beforeEach, expect, it } from "vitest";
import { OPENINGS_FILE } from "../../model/jobs/published-openings.ts";
import { loadLocalizedData } from "../../model/loading/load-data.ts";
import { openDeliveries } from "../../server/jobs/open-deliveries.ts";
import { askAboutOpenings } from "../../server/jobs/openings/ask-about-openings.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { describeBackend } from "./served-backend.ts";
import { listMails } from "../list-mails.ts";

const content = loadLocalizedData(process.cwd());
const PATH = "/jobs/electrician-substation";

describeBackend("questions about openings", (backend) => {
  const siteFolder = temporaryFolder();
  const mailFolder = (): string => join(backend.dataDir, "mail");
  const publish = (changes: object = {}): void => {
    const opening = {
      title: "Electrician, substation",
      path: PATH,
      trade: "electrical",
      states: ["texas"],
      summaries: {},
      ...changes,
    };
    const closed = { ...opening, path: "/jobs/closed", ends: "2020-01-01T00:00:00Z" };
    writeFileSync(join(siteFolder, OPENINGS_FILE), JSON.stringify({ "J-2602": opening, "J-2601": closed }));
  };
  const ask = () => askAboutOpenings(backend.database, siteFolder);
  const passDays = (days: number) =>
    backend.database.run(
      `update private.openings set confirmed_at = confirmed_at - interval '${days} days', asked_at = asked_at - interval '${days} days'`,
    );
  const countQuestions = () => backend.count("private.deliveries where kind = 'agency-opening'");
  const readKey = async () =>
    (
      await backend.database.query<{ key: string }>(
        "select key from private.openings where requisition = 'J-2602'",
      )
    )[0]!.key;
  const answer = async (value: string, key?: string) => {
    const response = await fetch(`${backend.url}/opening-question/ask?key=${key ?? (await readKey())}`, {
      method: "POST",
      body: new URLSearchParams({ answer: value }),
      redirect: "manual",
    });
    return response.headers.get("location");
  };

  beforeEach(async () => {
    await backend.reset();
    rmSync(mailFolder(), { recursive: true, force: true });
    mkdirSync(mailFolder(), { recursive: true });
    publish();
  });

  it("are mailed to the agency every 14 days, and an opening that is unanswered twice is hidden", async () => {
    expect(await ask()).toBe("");
    await passDays(13);
    await ask();
    expect(await countQuestions()).toBe(0);
    await passDays(1);
    await ask();
    await ask();
    expect(await countQuestions()).toBe(1);
    await passDays(14);
    expect(await ask()).toBe("");
    expect(await countQuestions()).toBe(2);
    await passDays(13);
    expect(await ask()).toBe("");
    await passDays(1);
    expect(await ask()).toBe(PATH);
    // The next build has it as ended.
    publish({ ends: new Date(0).toISOString(), isHidden: true });
    expect(await ask()).toBe(PATH);
    expect(await countQuestions()).toBe(2);
  });

  it("are answered by a POST, which shows the opening again or hides it at once", async () => {
    await ask();
    await passDays(14);
    await ask();
    await fetch(`${backend.url}/opening-question/ask?key=${await readKey()}`);
    await passDays(13);
    expect(await answer("open")).toBe("/opening-question/open");
    await passDays(13);
    await ask();
    expect(await countQuestions()).toBe(1);
    expect(await answer("ended")).toBe("/opening-question/ended");
    expect(await ask()).toBe(PATH);
    expect(await answer("open")).toBe("/opening-question/open");
    expect(await ask()).toBe("");
    for (const key of ["", "x", crypto.randomUUID()])
      expect(await answer("ended", key)).toBe("/opening-question/unknown");
    expect(await ask()).toBe("");
  });

  /** Has a question sent, and returns its mail. */
  const readQuestion = async (contentRoot?: string) => {
    await ask();
    await passDays(14);
    await ask();
    const { worker } = await openDeliveries({
      env: { SITE_URL: "https://site.example" },
      content,
      dataDir: backend.dataDir,
      database: backend.database,
      siteFolder: () => siteFolder,
      ...(contentRoot !== undefined && { contentRoot }),
    });
    await worker.drain();
    await worker.stop();
    const file = listMails(mailFolder(), "_agency-opening_")[0] ?? "";
    return PostalMime.parse(readFileSync(join(mailFolder(), file)));
  };

  it.each([
    ["owner: dana@owner.example", "dana@owner.example"],
    ["owner: dana ruiz", "dana.ruiz@desk.example"],
    ["owner: Somebody Else", content[0].files.agency.email],
    ["trade: electrical", content[0].files.agency.email],
  ])("are mailed to the owner of the opening: %s", async (line, address) => {
    const root = temporaryFolder();
    mkdirSync(join(root, "content/jobs"), { recursive: true });
    writeFileSync(join(root, "content/jobs/electrician-substation.md"), `---\n${line}\n---\n`);
    await backend.database.query(
      "insert into private.operators (email, name, role) values ('dana.ruiz@desk.example', 'Dana Ruiz', 'recruiter') on conflict do nothing",
    );
    const mail = await readQuestion(root);
    expect(mail.to?.map((to) => to.address)).toEqual([address]);
  });

  it("name the opening, and link to the page with the answers", async () => {
    const mail = await readQuestion();
    expect(mail.subject).toBe("Still open? Electrician, substation, J-2602");
    expect(mail.to?.map(({ address }) => address)).toEqual([content[0].files.agency.email]);
    expect(mail.text).toContain(`https://site.example/opening-question/ask?key=${await readKey()}`);
    expect(mail.text).toContain(`https://site.example${PATH}`);
  });
});
