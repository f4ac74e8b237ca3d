import { expect, it } from "vitest";
import { useDesk } from "./desk-fixture.ts";
import { insertLead } from "./insert-lead.ts";

/** Sets the page's `ranAttack` if it runs as a script. */
const attack = "window.ranAttack=1";

/** Texts that a careless page runs, breaks on or reverses. */
const hostileTexts = [
  `<img src=x onerror=${attack}>`,
  `"><svg onload=${attack}>`,
  `'"--></style></script><script>${attack}</script>`,
  `javascript:${attack}`,
  `</textarea><iframe srcdoc="<script>parent.${attack}</script>">`,
  `{{constructor.constructor('${attack}')()}}`,
  "\u202egnp.esrever\u2066\u2067\u202d",
  "\u0301".repeat(60),
  "W".repeat(120),
  "&lt;b&gt;%3Cscript%3E\\u003cscript\\u003e",
];

const long = "W".repeat(4_000);

const fixture = useDesk();

it("hostile texts in every field of the desk run no script and do not break its layout", async () => {
  const { page, waitForTitle, consoleProblems, lines } = fixture.dana;
  const ids: string[] = [];
  for (const [index, text] of hostileTexts.entries()) {
    const short = text.slice(0, 120);
    ids.push(
      await insertLead(fixture.site, {
        first_name: short,
        last_name: short,
        company_name: short,
        email: `kim${index}@example.com`,
        phone: null,
        position_type: short,
        location: short,
        project_details: `${text}\n${long.slice(0, 4_000 - text.length - 1)}`,
        page_url: `https://www.example.com/?q=${encodeURIComponent(text).slice(0, 400)}`,
        referrer: `https://www.example.com/${encodeURIComponent(text).slice(0, 400)}`,
        utm: { utm_source: short },
      }),
    );
  }
  await page.reload();
  await expect.poll(() => lines.count()).toBe(hostileTexts.length);

  /** Posts to the desk's API as its page does, and returns the status. */
  const post = (path: string, body: object): Promise<number> =>
    page.evaluate(
      async ([url, json]) => {
        const authorization = `Bearer ${sessionStorage.getItem("token")}`;
        const headers = { authorization, "content-type": "application/json" };
        return (await fetch(`/api${url}`, { method: "POST", headers, body: json })).status;
      },
      [path, JSON.stringify(body)] as const,
    );
  const statuses: Record<string, number[]> = {};
  const send = async (name: string, path: string, body: object) => {
    (statuses[name] ??= []).push(await post(path, body));
  };
  for (const [index, text] of hostileTexts.entries()) {
    const id = ids[index] ?? "";
    const lead = `/leads/contact_submissions/${id}`;
    const leads = [{ table: "contact_submissions", id }];
    await send("note", `${lead}/notes`, { note: `${text} ${long}`.slice(0, 4_000) });
    await send("call", `${lead}/calls`, { result: "reached", note: text });
    await send("tag", "/selection/tags", { leads, tag: text.slice(0, 40), isAdded: true });
    await send("owner", "/selection/assign", { leads, owner: text.slice(0, 120) });
    await send("reply", `${lead}/replies`, {
      ...{ delivery: crypto.randomUUID(), template: null, seen: null, snooze: null },
      subject: `${text}\r\nBcc: eve@example.com`.slice(0, 150),
      text: `${text}\n${"W".repeat(5_000)}`.replaceAll(/[{}]/g, ""),
    });
    for (const url of ["https://hooks.example.com/x", text])
      await send(url === text ? "webhook's URL" : "webhook's name", "/webhooks", {
        ...{ url, format: "signed", events: ["lead.created"], partner: null },
        name: `${index} ${text}`.slice(0, 80),
      });
  }
  for (const name of ["note", "call", "owner"])
    expect([name, new Set(statuses[name])]).toEqual([name, new Set([200])]);
  expect(statuses["reply"]?.filter((status) => status === 200).length).toBeGreaterThan(8);
  expect(new Set([...(statuses["tag"] ?? []), ...(statuses["webhook's name"] ?? [])])).toEqual(
    new Set([200, 400]),
  );
  expect(statuses["webhook's URL"]?.filter((status) => status === 200)).toEqual([]);
  // More than any field accepts.
  const tooLong = "W".repeat(10_000);
  const lead = `/leads/contact_submissions/${ids[0]}`;
  expect(await post(`${lead}/notes`, { note: tooLong })).toBe(400);
  expect(await post(`${lead}/calls`, { result: "reached", note: tooLong })).toBe(400);
  consoleProblems.splice(0, Infinity, ...consoleProblems.filter((line) => !line.includes("status of 4")));

  const requireHarmless = async (view: string) => {
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
      const found = await page.evaluate(() => ({
        overflow: document.documentElement.scrollWidth - innerWidth,
        ran: "ranAttack" in window,
        injected: [...document.querySelectorAll("#desk :is(img, iframe, script, style, [onload], [onerror])")]
          .map((element) => element.outerHTML)
          .filter((html) => !/ src="\/(?:icon|frame)\.svg"/.test(html)),
        links: [...document.querySelectorAll("a[href]")].filter((link) =>
          /^\s*javascript:/i.test(link.getAttribute("href") ?? ""),
        ).length,
        clipped: [...document.querySelectorAll("main h1, main button, main select, main textarea")]
          .filter((element) => {
            const { left, right, width: size } = element.getBoundingClientRect();
            const scrolls = element.closest(".overflow-x-auto") !== null;
            return size > 0 && !scrolls && (left < -1 || right > innerWidth + 1);
          })
          .map((element) => element.outerHTML.slice(0, 120)),
      }));
      expect({ view, width, ...found }).toEqual({
        view,
        width,
        overflow: 0,
        ran: false,
        injected: [],
        links: 0,
        clipped: [],
      });
    }
  };
  for (const path of [
    "/?state=all",
    "/deliveries?state=failed",
    "/deliveries?state=waiting",
    "/deliveries?state=sent",
    "/webhooks",
    "/log",
    "/counts",
    "/mails",
  ]) {
    await page.goto(fixture.desk.origin + path);
    await page.getByRole("heading", { level: 1 }).first().waitFor();
    if (path === "/?state=all") await expect.poll(() => lines.count()).toBe(hostileTexts.length);
    await requireHarmless(path);
  }
  for (const [index, id] of ids.entries()) {
    await page.goto(`${fixture.desk.origin}/lead/contact_submissions/${id}?state=all`);
    await page.getByRole("heading", { name: "History" }).waitFor();
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.keyboard.press("r");
    await page.getByLabel("Text", { exact: true }).fill(hostileTexts[index] ?? "");
    await requireHarmless(`lead ${index}`);
    if (index > 0) continue;
    for (const key of ["a", "g", "z"]) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.getByRole("heading", { name: "History" }).click();
      await page.keyboard.press(key);
      await page.getByRole("dialog").waitFor();
      await requireHarmless(`dialog ${key}`);
      await page.keyboard.press("Escape");
    }
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${fixture.desk.origin}/`);
  await waitForTitle("Open");
  expect(consoleProblems).toEqual([]);
});
