import { HtmlValidate } from "html-validate";
import { describe, expect, it } from "vitest";
import { DARK, DRAWING_DARK, FIXED, LIGHT } from "../../../../../site/tokens/colors.ts";
import { loadLocalizedData } from "../../../../../model/loading/load-data.ts";
import type { ComposedMail } from "../../../../../server/jobs/mail/write-mail.ts";
import {
  addHours,
  createDateFormats,
  createMailContexts,
} from "../../../../../server/jobs/mail/model/mail-context.ts";
import { readMailSettings } from "../../../../../server/jobs/mail/model/mail-settings.ts";
import { composeSample, SAMPLE_EMAILS } from "../../../../../server/jobs/mail/preview/sample-emails.ts";

const SITE = "https://www.ridgebeam.example";
const localizedData = loadLocalizedData(process.cwd());
const [{ files }, ...translations] = localizedData;
const { agency, mails, messages, salaries } = files;
const mailContexts = createMailContexts(localizedData, SITE);
const { from } = readMailSettings({}, agency);
const spanish = translations.find(({ language }) => language === "es")!;
const replaceNoBreakSpaces = (text: unknown): string => String(text).replaceAll("\u00a0", " ");

/** When the sample submissions were sent: 3:40 PM in the agency's time zone. */
const SENT = new Date("2025-01-13T21:40:00Z");
const { short, shortWithZone, medium } = createDateFormats(agency.timeZone);
const [in24, in48] = [addHours(SENT, 24), addHours(SENT, 48)];

async function render(
  name: string,
): Promise<ComposedMail & { html: string; text: string; flatText: string }> {
  const sample = SAMPLE_EMAILS[name];
  if (sample === undefined) throw new Error(`There is no sample ${name}`);
  const mail = await composeSample(sample, mailContexts, from);
  const [html, text] = [replaceNoBreakSpaces(mail.html), replaceNoBreakSpaces(mail.text)];
  return { ...mail, html, text, flatText: text.replace(/^> /gm, "").replace(/\s+/g, " ") };
}

const validator = new HtmlValidate({
  extends: ["html-validate:standard", "html-validate:a11y"],
  rules: {
    "void-style": "off",
    // Emails need tables and inline styles, since many email clients support nothing else.
    "no-inline-style": "off",
    "no-deprecated-attr": "off",
    "wcag/h63": "off",
  },
});

const COLORS = new Set<string>(
  [LIGHT, DARK, FIXED, DRAWING_DARK].flatMap((palette) => Object.values(palette)),
);

it("each kind of email has a sheet number of its own", async () => {
  const kindsBySheet = new Map<string, Set<string>>();
  for (const [name, { kind }] of Object.entries(SAMPLE_EMAILS)) {
    const [sheet = ""] = /\bM-\d\d\b/.exec((await render(name)).text) ?? [];
    kindsBySheet.set(sheet, (kindsBySheet.get(sheet) ?? new Set()).add(kind));
  }
  expect([...kindsBySheet].filter(([, kinds]) => kinds.size > 1)).toEqual([]);
  expect(kindsBySheet.size).toBeGreaterThan(1);
});

describe.each(Object.keys(SAMPLE_EMAILS))("the email %s", (name) => {
  it("is valid HTML", async () => {
    const { html } = await render(name);
    const mistakes = validator
      .validateStringSync(html)
      .results.flatMap(({ messages: found }) => found)
      .map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId} — ${message}`);
    expect(mistakes).toEqual([]);
  });

  it("loads and runs nothing, and links only to the site, an email address or a phone number", async () => {
    const { html } = await render(name);
    expect(html).not.toMatch(/<(img|script|link|iframe|object|svg|form)\b|\ssrc=|url\(|@import|@font-face/i);
    for (const [, href = ""] of html.matchAll(/href="([^"]*)"/g))
      expect(href).toMatch(
        /^(mailto:[^\s@]+%40|mailto:[^\s@]+@|tel:\+?\d+$|https:\/\/www\.ridgebeam\.example\/)/,
      );
  });

  it("has only the site's colors, each with its dark mode counterpart", async () => {
    const { html } = await render(name);
    const used = new Set([...html.matchAll(/#[0-9a-f]{6}\b/gi)].map(([color]) => color.toLowerCase()));
    expect([...used].filter((color) => !COLORS.has(color))).toEqual([]);
    expect(html).toContain('<meta name="color-scheme" content="light dark"/>');
    const [, dark = ""] = html.split("prefers-color-scheme:dark");
    const classes = [...html.matchAll(/class="([^"]*)"/g)].flatMap(([, list = ""]) => list.split(" "));
    for (const one of classes.filter((className) => /^[tfl]-/.test(className)))
      expect(dark).toContain(`.${one}{`);
    for (const [tag] of html.matchAll(/<[a-z]\w*\b[^>]*style="[^"]*#[0-9a-f]{6}[^>]*>/gi))
      expect(tag).toMatch(/class="[^"]*[tfl]-/);
  });

  it("has the same content in plain text as in HTML", async () => {
    const { html, flatText } = await render(name);
    const words = html
      .replace(/<style>[^]*<\/style>/, "")
      .replace(/<title>[^]*<\/title>/, "")
      .replace(/<div style="display:none[^]*?<\/div>/, "")
      // In the plain text, a link's URL is on the line after its text.
      .replace(/<\/a>/g, "\n")
      .replace(/<wbr\/>|<\/?(?:a|b|bdi)\b[^>]*>/g, "")
      .replace(/<[^>]+>/g, "\n")
      .replaceAll("&#x27;", "'")
      .replaceAll("&amp;", "&");
    const missingLines = words
      .split("\n")
      .map((line) => line.replace(/\s+/g, " ").trim().toLowerCase())
      .filter((line) => !flatText.toLowerCase().includes(line));
    expect(missingLines).toEqual([]);
  });

  it("wraps plain text before the 80th character, except URLs", async () => {
    const { text } = await render(name);
    const long = text.split("\n").filter((line) => line.length > 78 && !line.includes("https://"));
    expect(long).toEqual([]);
  });

  it("has a one-line subject", async () => {
    expect(String((await render(name)).subject)).toMatch(/^[^\p{Cc}\u202a-\u202e\u2066-\u2069]{10,150}$/u);
  });
});

describe("a notification to the agency", () => {
  it("states the promised deadline in the subject and in the headline", async () => {
    const { subject, html, text } = await render("lead");
    expect(subject).toBe(`Answer by ${short(in24)}: Superintendent, Copperline Builders, Austin, Texas`);
    expect(html).toContain(`Answer by ${short(in24)}</h1>`);
    expect(text).toContain(replaceNoBreakSpaces(`${medium(in24)} (24 hours)`));
    expect((await render("resume")).subject).toContain(`Review by ${short(in24)}: `);
  });

  it.each(["lead", "flagged", "resume", "report-request"])(
    "contains all submitted values (%s)",
    async (name) => {
      const { flatText } = await render(name);
      const { row = {} } = SAMPLE_EMAILS[name] ?? {};
      const submittedValues = Object.entries(row).filter(
        ([column]) =>
          !["id", "created_at", "resume_file_path", "resume_file_size", "context", "spam_score"].includes(
            column,
          ),
      );
      for (const [column, value] of submittedValues) {
        if (typeof value !== "string") continue;
        const normalizedValue = value.replace(/\u202e/g, "").replace(/\s+/g, " ");
        expect({ column, found: flatText.includes(normalizedValue) }).toEqual({ column, found: true });
      }
    },
  );

  it("lists partner, campaign, consent and the reasons why the submission is flagged", async () => {
    const { flatText } = await render("flagged");
    expect(flatText).toContain(`${mails.notice.employer}: Yes`);
    expect(flatText).toContain(`${mails.notice.agreement}: Yes`);
    expect(flatText).toContain("Partner: unknown-board");
    expect(flatText).toContain("Campaign: source newsletter, campaign winter");
    expect(flatText).toContain(`Consent: “${messages.consent.request}” (2026-11)`);
    expect(flatText).toContain("Spam score: 70 of 100: instant (+60); link (+10)");
  });

  it("has the sender as Reply-To, even with a name in Arabic script", async () => {
    expect((await render("flagged")).replyTo).toEqual({
      name: "محمد الأحمد",
      address: "mohammed@builders.example",
    });
    expect((await render("quick-lead")).replyTo).toBeUndefined();
    expect((await render("quick-lead")).text).toContain(mails.notice.fineWithoutReply.split("{")[0]);
  });
});

describe("an email to a sender", () => {
  it.each([
    ["receipt", messages.notices.leadSuccess],
    ["quick-receipt", messages.notices.quickSuccess],
    ["retention-receipt", messages.notices.talentRetentionSuccess],
    ["resume-receipt", messages.notices.resumeSuccess],
    ["spanish-receipt", spanish.files.messages.notices.leadSuccess],
    ["spanish-resume-receipt", spanish.files.messages.notices.resumeSuccess],
  ])("has the same text as the form's success message (%s)", async (name, { title, text = "" }) => {
    const { flatText } = await render(name);
    expect(flatText).toContain(title.toUpperCase());
    expect(flatText).toContain(text);
  });

  it("states the promised deadline", async () => {
    expect((await render("receipt")).text).toContain(
      replaceNoBreakSpaces(`Our answer, by ${shortWithZone(in24)} (24 hours)`),
    );
    expect((await render("resume-receipt")).text).toContain(
      replaceNoBreakSpaces(`We contact you, by ${shortWithZone(in48)} (48 hours)`),
    );
  });

  it("has the agency as Reply-To", async () => {
    for (const name of ["receipt", "report"])
      expect((await render(name)).replyTo).toEqual({ name: agency.name, address: agency.email });
  });

  it("contains the report as an attachment and as a link", async () => {
    const { attachments, html, text } = await render("report");
    expect(attachments).toMatchObject([
      {
        contentType: "application/pdf",
        filename: `${agency.shortName.toLowerCase()}-${salaries.year}-salary-report.pdf`,
      },
    ]);
    for (const part of [html, text])
      expect(part).toMatch(/https:\/\/www\.ridgebeam\.example\/files\/[\w-]+\.pdf/);
  });

  it("contains figures computed from the salary table", async () => {
    const { flatText: text } = await render("report");
    const [first, second] = [...salaries.roles].sort((a, b) => b.average - a.average);
    const [top, next] = [...salaries.regions].sort((a, b) => b.premium - a.premium);
    if (!first || !second || !top || !next) throw new Error("The salary table is too short");
    const dollars = (amount: number) => `$${Math.round(amount).toLocaleString("en-US")}`;
    const raiseByPremium = (amount: number) => dollars(amount * (1 + next.premium / 100));
    expect(text).toContain(`${dollars(first.average - second.average)} is all that separates`);
    expect(text).toContain(`+${next.premium}% in ${next.region}: `);
    expect(text).toContain(`goes from ${dollars(first.average)} to ${raiseByPremium(first.average)}.`);
    expect(text).toContain(`${dollars(second.average * (1 + top.premium / 100))} is the `);
    expect(text).toContain(
      `${next.region}: ${raiseByPremium(first.low)} to ${raiseByPremium(first.high)}, average ${raiseByPremium(first.average)}`,
    );
  });
});

describe("a submission in Spanish", () => {
  const renderFlatText = async (name: string) => (await render(name)).flatText;

  it("is reported to the agency in English, with the submission's language", async () => {
    const { subject, text } = await render("spanish-resume");
    expect(subject).toMatch(new RegExp(`^\\(Spanish\\) Review by ${short(in24)}: Superintendente`));
    for (const name of ["resume", "lead"])
      expect((await render(name)).subject).toMatch(/^(?:Review|Answer) by /);
    expect(text).toMatch(/^Language: +Spanish$/m);
    expect((await render("resume")).text).not.toContain("Language:");
  });

  it("triggers a receipt email with dates, listed values and links in Spanish", async () => {
    const { subject, html, text, flatText } = await render("spanish-receipt");
    expect(subject).toBe("Recibimos su solicitud: Superintendente");
    expect(html).toContain('<html lang="es-US"');
    expect(flatText).toMatch(/A más tardar el martes 14 de enero a las 3:40 p\. ?m\. \(hora del Centro\)/);
    expect(text).toContain("En dos semanas");
    for (const key of ["/privacy-policy", "/equal-opportunity"])
      expect(html).toContain(`href="${SITE}${spanish.addresses.get(key)}"`);
  });

  it("causes emails that explain what is wrong with the file, and that the report is in English", async () => {
    expect(await renderFlatText("spanish-file-fault")).toContain(spanish.files.receipt.faults.locked);
    const report = await renderFlatText("spanish-report");
    expect(report).toContain("El informe está en inglés.");
    expect(report).toContain("ocho puestos");
    expect(report).toContain("Medio Oeste: $");
    expect(report).toContain("$117,500");
  });

  it.each(["spanish-receipt", "spanish-resume-receipt", "spanish-file-fault", "spanish-report"])(
    "causes an email without English text (%s)",
    async (name) => {
      const text = (await renderFlatText(name)).replace(/https:\S+|[\w-]+\.pdf/g, "");
      expect(text).not.toMatch(/\b(the|you|your|we|and|with|by|will|after|receipt|sheet|sent)\b/i);
    },
  );
});
