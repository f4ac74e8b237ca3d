import { randomBytes } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { Database } from "../../../server/data/database/database.ts";
import { dataFolderPaths } from "../../../server/data/files/data-folder.ts";
import { storedFilePath } from "../../../server/data/files/file-store.ts";

/** Number of submissions and files to create. One in ten submissions has pending emails. */
export interface Seed {
  rows: number;
  files: number;
}

const createdAtSql = "case when n % 10 = 0 then now() else now() - make_interval(days => 1 + n % 90) end";

export async function seed(database: Database, dataDir: string, { rows, files }: Seed): Promise<void> {
  const names = Array.from({ length: files }, (_, n) => `${1_736_500_000_000 + n}_Résumé ${n}.pdf`).map(
    (name) => name.normalize("NFD").replace(/[^\x20-\x7e]/g, ""),
  );
  const folder = dataFolderPaths(dataDir);
  for (const name of names) {
    const path = storedFilePath(folder, "resumes", name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(
      path,
      Buffer.concat([Buffer.from("%PDF-1.7\n"), randomBytes(20_000 + (name.length % 7) * 9_000)]),
    );
  }
  await database.query(
    `insert into storage.objects (bucket_id, name, version, metadata)
     select 'resumes', name, '1', '{"size": 20009}' from unnest($1::text[]) name`,
    [names],
  );
  await database.query(
    `insert into public.contact_submissions (created_at, first_name, email, phone, project_details, source, utm, consent, spam_reasons)
     select ${createdAtSql}, 'Zoë "Z" \\ 🏗 ' || n, 'lead' || n || '@example.com', '302 555 0142', repeat('Concrete; steel.\n', 20), 'contact_form',
       '{"utm_source": "news"}', '{"text": "I agree.", "version": "1"}', '{"link": 10}'
     from generate_series(1, $1::integer) n`,
    [Math.floor(rows * 0.6)],
  );
  await database.query(
    `insert into public.resume_submissions (created_at, first_name, last_name, email, phone, desired_position, years_experience,
       resume_filename, resume_file_path, resume_file_size)
     select ${createdAtSql}, 'Sam', 'Okafor', 'sam' || n || '@example.com', '555 0101', 'Superintendent', '8-12',
       'résumé.pdf', ($2::text[])[1 + n % $3::integer], 20009
     from generate_series(1, $1::integer) n`,
    [Math.floor(rows * 0.2), names, files],
  );
  await database.query(
    `insert into public.salary_report_downloads (created_at, email)
     select ${createdAtSql}, 'kim' || n || '@example.com' from generate_series(1, $1::integer) n`,
    [Math.floor(rows * 0.2)],
  );
  await database.query(
    `insert into private.lead_events (submission_table, submission, actor, what, detail)
     select 'contact_submissions', c.id, 'pat', 'called', '{"words": null}' from public.contact_submissions c limit 50`,
  );
}
