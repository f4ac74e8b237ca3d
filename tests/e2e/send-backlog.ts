import { createClient } from "@supabase/supabase-js";
import { PUBLISHABLE_KEY } from "../../site/settings/publishable-key.ts";
import { samplePdf } from "../unit/server/jobs/file-checks/sample-documents.ts";
import type { RunningSite } from "./start-site.ts";

globalThis.WebSocket ??= class {} as unknown as typeof WebSocket;

/** An operator's backlog: numbers of leads (including spam) and resumes (including rejected files). */
export const BACKLOG = { leads: 80, spam: 16, resumes: 6, refused: 2 };

const SPAM_TEXT =
  "We bring your website to page one of Google with quality backlinks. Special offer this week.";

/** A program with the extension of a PDF, which the server must reject. */
const PROGRAM = Buffer.concat([Buffer.from("MZ"), Buffer.alloc(2_000)]);

/** SQL that spreads the submissions over the past days: a lead every 40 minutes, and a resume every four hours. */
export const BACKDATE_SUBMISSIONS = `
  with requests as (
    update public.contact_submissions
    set created_at = now() - interval '40 minutes' * (${1_000 + BACKLOG.leads} - right(phone, 4)::integer)
  )
  update public.resume_submissions
  set created_at = now() - interval '4 hours' * (right(phone, 4)::integer - 1299)`;

/**
 * Sends all submissions through the forms' API, each with a different `x-forwarded-for` header, which the server
 * must trust.
 */
export async function sendBacklog({ url }: Pick<RunningSite, "url">): Promise<void> {
  const visitor = (number: number) =>
    createClient(url, PUBLISHABLE_KEY, {
      auth: { persistSession: false },
      global: {
        headers: { "x-forwarded-for": `198.${18 + (number >> 8)}.${number & 255}.7`, origin: url },
      },
    });
  const person = (number: number) => ({
    id: crypto.randomUUID(),
    first_name: "Marisol",
    last_name: `Tran ${number}`,
    email: `person${number}@mail.example`,
    phone: `(302) 555-${String(1000 + number)}`,
    form_check: { trap: "", seconds: 20 },
  });
  const insert = async (number: number, table: string, row: object) => {
    const { error } = await visitor(number).from(table).insert(row);
    if (error !== null) throw new Error(`${table} ${number}: ${error.message}`);
  };

  for (let number = 0; number < BACKLOG.leads; number += 1) {
    const isSpam = number % (BACKLOG.leads / BACKLOG.spam) === 3;
    await insert(number, "contact_submissions", {
      ...person(number),
      source: "contact_form",
      company_name: "Copperline Builders",
      position_type: "Superintendent",
      project_details: isSpam ? SPAM_TEXT : "Night shifts for a hospital tower.",
    });
  }
  for (let number = 300; number < 300 + BACKLOG.resumes; number += 1) {
    const bytes = number < 300 + BACKLOG.refused ? PROGRAM : samplePdf();
    const path = `${1_763_000_000_000 + number}_resume.pdf`;
    const { error } = await visitor(number)
      .storage.from("resumes")
      .upload(path, new Blob([new Uint8Array(bytes)], { type: "application/pdf" }), {
        contentType: "application/pdf",
      });
    if (error !== null) throw new Error(`${path}: ${error.message}`);
    await insert(number, "resume_submissions", {
      ...person(number),
      desired_position: "Estimator",
      years_experience: "4-7 years",
      resume_filename: `resume-${number}.pdf`,
      resume_file_path: path,
      resume_file_size: bytes.length,
    });
  }
}
