import { beforeAll, expect, it } from "vitest";
import { runCommand } from "../run-command.ts";
import { describeBackend } from "./served-backend.ts";

/** Number of rows, characters per row, and the command's heap limit in MiB, which is smaller than the rows. */
const [rows, characters, heap] = [4_000, 12_000, 50];
/** Rows per insert; few, so that a slow disk does not exceed the response timeout. */
const batch = 1_000;

describeBackend("an export", (backend) => {
  beforeAll(async () => {
    await backend.reset();
    // Triggers and the search index would take most of the time, and do not affect an export. Neither do rows that are
    // longer than a form's.
    await backend.database.run(`
      alter table public.contact_submissions disable trigger user;
      alter table public.contact_submissions drop constraint contact_submissions_project_details_check;
      drop index public.contact_submissions_words;
    `);
    for (let inserted = 0; inserted < rows; inserted += batch)
      await backend.database.query(
        `insert into public.contact_submissions (phone, source, project_details)
         select '555 0100', 'contact_form', repeat('x', $1::int) from generate_series(1, $2::int)`,
        [characters, batch],
      );
  });

  it("reads any number of rows in constant memory", async () => {
    const { code, output, errors } = await runCommand("submissions", ["contact_submissions", "--csv"], {
      ...backend.environment,
      NODE_OPTIONS: `--max-old-space-size=${heap}`,
    });
    expect([code, errors]).toEqual([0, ""]);
    expect(output.match(/x{12000}/g)).toHaveLength(rows);
  });
});
