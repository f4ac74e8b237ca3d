import { beforeEach, describe, expect, it } from "vitest";
import { dataFolderPaths } from "../../server/data/files/data-folder.ts";
import { createLocalRetention } from "../../server/jobs/retention/local-retention.ts";
import { parseEmail } from "../../model/submissions/email-address.ts";
import { normalizePhone } from "../../model/submissions/phone-number.ts";
import { sampleRows } from "./sample-rows.ts";
import { describeBackend } from "./served-backend.ts";

const TYPED = [
  "kim@x.example",
  " Kim.Lee+job@X.Example ",
  "kim@x.example.",
  "mailto:kim@x.example?subject=Hello",
  "<mailto:kim@x.example>",
  '"Lee, Kim" <kim@x.example>;',
  "\u200bkim@x\u2060.exam\u00adple\ufeff",
  "kim@𝐯ictim.example",
  "“kim@x.example”",
  "‘kim@x.example’",
  "'kim@x.example'",
  "«kim@x.example»",
  "» kim@x.example « .",
  "„kim@x.example‟,",
  "(kim@x.example)",
  "[kim@x.example].",
  "「kim@x.example」",
  "＂kim@x.example＂",
  "“Kim Lee” <“kim@x.example”>",
  "″kim@x.example″",
  "“mailto:kim@x.example”",
  "o’hara@x.example",
  "o‘hara@x.example",
  "oʼhara@x.example",
  "kim”@x.example",
  "ki»m@x.example",
  "kim@x”.example",
  "kim@o’hara.example",
  "kim@(x).example",
  "ｋｉｍ＠ｘ．ｅｘａｍｐｌｅ",
  "jose\u0301@x.example",
  "o'hara&sons/2=a@x.co.uk",
  "kim@xn--bcher-kva.example",
  "kim@@x.example",
  "a..b@x.example",
  ".kim@x.example",
  "kim.@x.example",
  "kim,lee@x.example",
  "k\\im@x.example",
  `${"k".repeat(65)}@x.example`,
  "kim@localhost",
  "kim@-x.example",
  "kim@x_y.example",
  "kim@192.0.2.1",
  `kim@${"x".repeat(64)}.example`,
  "mailto:.kim@x.example",
];

describeBackend("normalization of emails and phone numbers", (backend) => {
  beforeEach(() => backend.reset());

  const lead = "contact_submissions";
  const send = async (row: object) =>
    (await backend.visitor.from(lead).insert({ ...sampleRows[lead], ...row })).status;
  const stored = async (column: "email" | "phone") => {
    const rows = await backend.database.query("select * from contact_submissions order by created_at");
    return rows.at(-1)?.[column];
  };

  it.each(TYPED)("is the same for %j in the form, the server and SQL", async (typed) => {
    const { email } = parseEmail(typed);
    expect(await send({ email: typed })).toBe(email === undefined ? 400 : 201);
    if (email !== undefined) expect(await stored("email")).toBe(email);
    const [sql] = await backend.database.query<{ email: string; ok: boolean }>(
      "select private.clean_email($1) as email, private.is_email(private.clean_email($1)) as ok",
      [typed],
    );
    expect(sql).toMatchObject(email === undefined ? { ok: false } : { ok: true, email });
  });

  it("has the same lowercase letters in the form, the server and SQL, whatever the database's locale", async () => {
    const letters = Array.from({ length: 0x1c80 }, (_none, code) => String.fromCodePoint(code));
    const capitals = letters.filter((letter) => /[\p{Lu}\p{Lt}]/u.test(letter));
    expect(capitals.length).toBeGreaterThan(500);
    const typed = [...capitals.map((letter) => `o${letter}a${letter}@X.Example`), "ΟΔΟΣ.ΑΣ@x.example"];
    const rows = await backend.database.query<{ email: string }>(
      "select private.clean_email(typed) as email from unnest($1::text[]) with ordinality t (typed, n) order by n",
      [typed],
    );
    expect(rows.map(({ email }) => email)).toEqual(typed.map((text) => parseEmail(text).email));
  });

  it("converts a non-ASCII domain on the server; plain SQL rejects such a domain", async () => {
    expect(await send({ email: "kim@Bücher.example" })).toBe(201);
    expect(await stored("email")).toBe("kim@xn--bcher-kva.example");
    await expect(
      backend.queryAsAnon("insert into salary_report_downloads (email) values ('kim@bücher.example')"),
    ).rejects.toMatchObject({ code: "23514" });
  });

  it.each(["٣٠٢ ٥٥٥ ٠١٤٢", "３０２ ５５５ ０１４２", " ३०२ ५५५ ०१४२\u200b", "302 555 0142"])(
    "stores the phone number %j with ASCII digits",
    async (typed) => {
      const digits = "302 555 0142";
      expect(normalizePhone(typed)).toBe(digits);
      expect(await send({ phone: typed })).toBe(201);
      expect(await stored("phone")).toBe(digits);
      expect(await backend.database.query("select private.clean_phone($1) as phone", [typed])).toEqual([
        { phone: digits },
      ]);
    },
  );

  describe("of long texts", () => {
    const insertInSql = (row: { email: string; phone: string }) =>
      backend.queryAsAnon(
        "insert into contact_submissions (source, email, phone) values ('contact_form', $1, $2)",
        [row.email, row.phone],
      );
    const valid = { email: "kim@x.example", phone: "302 555 0142" };

    it("ignores any amount of white space around them", async () => {
      const pad = (text: string) => `${" \t\u00a0".repeat(2_000)}${text}${"\n \u3000".repeat(1_000)}`;
      const padded = { email: pad(valid.email), phone: pad(valid.phone) };
      expect(await send(padded)).toBe(201);
      expect([await stored("email"), await stored("phone")]).toEqual(Object.values(valid));
      await insertInSql(padded);
      expect([await stored("email"), await stored("phone")]).toEqual(Object.values(valid));
    });

    it.each([
      { email: `x@a${"\u0300\u0323".repeat(14_000)}.co` },
      { email: `a${" ".repeat(60_000)}x` },
      { email: `${"x".repeat(250)}@${"y".repeat(260)}.example` },
      { phone: "\u0323\u0300".repeat(14_000) },
      { phone: "1".repeat(81) },
    ])("rejects a text of more than twice the limit without reading it", async (row) => {
      expect(await send(row)).toBe(400);
      await expect(insertInSql({ ...valid, ...row })).rejects.toMatchObject({ code: "23514" });
    });

    it("removes what surrounds an address, up to twice the limit", async () => {
      const email = `"${"Lee ".repeat(100)}" <kim@x.example>`;
      expect(await send({ email })).toBe(201);
      expect(await stored("email")).toBe("kim@x.example");
    });
  });

  describe("limits", () => {
    const limit = (subject: string, count: number) => backend.limit("sender_mails", subject, count);
    const countReceipts = (condition: string) =>
      backend.count(`private.deliveries where kind = 'sender-receipt' and ${condition}`);
    const countAnswered = () => countReceipts("state = 'waiting'");

    it("ignore dots and tags only in Gmail addresses", async () => {
      await limit("email", 1);
      for (const email of ["kim.lee@gmail.com", "k.i.m.l.e.e+a@googlemail.com", "kimlee@gmail.com"])
        await send({ email });
      expect(await countAnswered()).toBe(1);
      for (const email of ["kim.lee@x.example", "kimlee@x.example"]) await send({ email });
      expect(await countAnswered()).toBe(3);
    });

    it("count emails per network, whatever the recipients, but not notifications to the agency", async () => {
      await limit("network", 3);
      for (let n = 0; n < 6; n += 1) await send({ email: `kim${n}@x${n}.example` });
      expect(await countAnswered()).toBe(3);
      expect(await countReceipts("state = 'held' and held_for = 'limit'")).toBe(3);
      expect(await backend.count("private.deliveries where kind = 'agency-lead' and state = 'waiting'")).toBe(
        6,
      );
    });
  });

  describe("an erasure", () => {
    const makeRetention = () =>
      createLocalRetention(backend.database, dataFolderPaths(backend.dataDir), backend.files);
    const storeUnnormalized = async (email: string, phone = "+1 555 0100", details = "none") => {
      const [row] = await backend.database.query<{ id: string }>(
        `insert into contact_submissions (email, phone, project_details, position_type, source)
         values ($1, $2, $3, 'Estimator', 'contact_form') returning id`,
        [email, phone, details],
      );
      return row!.id;
    };
    const findIds = async (person: { emails: string[]; phones: string[] }) =>
      (await makeRetention().find(person)).submissions.map(({ id }) => id).sort();

    it.each(["JOSE\u0301@BU\u0308CHER.example", "<josé@bücher.example>"])(
      "by the email %s finds rows from this version and from earlier ones",
      async (email) => {
        await send({ email: "josé@bücher.example" });
        const unnormalizedIds = [
          await storeUnnormalized("josé@bücher.example"),
          await storeUnnormalized("José@xn--bcher-kva.example."),
          await storeUnnormalized("jose\u0301@bu\u0308cher.example"),
          await storeUnnormalized("<josé@ｂücher.example>"),
        ];
        await storeUnnormalized("jose@bucher.example");
        const ids = await findIds({ emails: [email], phones: [] });
        expect(ids).toHaveLength(5);
        expect(ids).toEqual(expect.arrayContaining(unnormalizedIds));
      },
    );

    it("by a phone number finds the number in any script's digits", async () => {
      await send({ phone: "٣٠٢ ٥٥٥ ٠١٤٢" });
      await storeUnnormalized("a@x.example", "٣٠٢-٥٥٥-٠١٤٢");
      await storeUnnormalized("b@x.example", "+１ ３０２ ５５５ ０１４２");
      await storeUnnormalized("c@x.example", "302 555 0143");
      for (const phone of ["(302) 555-0142", "۳۰۲ ۵۵۵ ۰۱۴۲"])
        expect(await findIds({ emails: [], phones: [phone] })).toHaveLength(3);
    });

    it("does not find addresses that differ in dots or tags", async () => {
      await storeUnnormalized("kim.lee@gmail.com");
      await storeUnnormalized("kim+a@x.example");
      expect(await findIds({ emails: ["kimlee@gmail.com", "kim@x.example"], phones: [] })).toEqual([]);
    });

    it("removes email and phone number from other people's text, in any format", async () => {
      const texts =
        "Ask josé@bücher.example, jose\u0301@xn--bcher-kva.example, JOSÉ@BÜCHER.EXAMPLE, Jos%C3%89%40b%C3%9Ccher.example or +١ ٣٠٢ ٥٥٥ ٠١٤٢, not 302 555 01425.";
      const id = await storeUnnormalized("other@x.example", "+1 555 0177", texts);
      const person = { emails: ["josé@bücher.example"], phones: ["302 555 0142"] };
      await makeRetention().delete({ why: "erasure", submissions: [], person });
      const row = await backend.row("contact_submissions", id);
      expect(row?.project_details).toBe("Ask [...], [...], [...], [...] or [...], not 302 555 01425.");
    });
  });
});
