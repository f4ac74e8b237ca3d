import { expect, test } from "vitest";
import { useFormFixture } from "./form-fixture.ts";
import { employerLead, sendForm, locateForm, readNotice } from "./sample-forms.ts";
import { runSubmissions } from "../run-command.ts";

const fixture = useFormFixture();

const NAMES: [typed: string, first: string, last: string][] = [
  ["محمد عبد الله", "محمد", "عبد الله"],
  ["👷🏽‍♀️ O'Brien-Świątek", "👷🏽‍♀️", "O'Brien-Świątek"],
  ["   Leading\u00a0 Spaces ", "Leading", "Spaces"],
  ["<script>alert(1)</script> </b>", "<script>alert(1)</script>", "</b>"],
  [
    '=HYPERLINK("http://x.example","a") "quoted", twice',
    '=HYPERLINK("http://x.example","a")',
    '"quoted", twice',
  ],
  ["x".repeat(120), "x".repeat(120), ""],
  [`${"🏗".repeat(59)} ${"é".repeat(60)}`, "🏗".repeat(59), "é".repeat(60)],
];

/** Parses CSV (RFC 4180) like a spreadsheet application. */
function parseCsv(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, bare, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/g)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? bare ?? "");
    if (end === "\r\n") rows.push([]);
    if (end === "") break;
  }
  return rows;
}

test("names are the same in the field, the database and the exported CSV", async () => {
  const { page, messages } = await fixture.visit(employerLead.path);
  const form = locateForm(page, employerLead);
  for (const [index, [name]] of NAMES.entries()) {
    const texts = { "Full name": name, Phone: "512 555 0144" };
    await sendForm(form, { ...employerLead, texts }, `name-${index}@names.example`);
    expect(await readNotice(page, "status")).toEqual(employerLead.successLines);
    await page.getByRole("button", { name: "Send another" }).click();
  }
  const rows = await fixture.rows("contact_submissions");
  const { output } = await runSubmissions(["contact_submissions", "--csv"], {
    DATA_DIR: fixture.site.dataDir,
  });
  const [header = [], ...lines] = parseCsv(output.trimEnd());
  for (const [index, [, first, last]] of NAMES.entries()) {
    const email = `name-${index}@names.example`;
    expect(rows.find((row) => row.email === email)).toMatchObject({ first_name: first, last_name: last });
    expect(rows.find((row) => row.email === email)).toMatchObject({ employer: true, agreement: true });
    const line = lines.find((cells) => cells[header.indexOf("email")] === email) ?? [];
    const cell = (column: string) => line[header.indexOf(column)];
    // A leading apostrophe keeps spreadsheet applications from evaluating the cell as a formula.
    expect(cell("first_name")).toBe(first.startsWith("=") ? `'${first}` : first);
    expect(cell("last_name")).toBe(last);
  }
  expect(messages).toEqual([]);
});
