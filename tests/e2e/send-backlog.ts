import { createClient } from "@supabase/supabase-js";
import { PUBLISHABLE_KEY } from "../../site/settings/publishable-key.ts";
import {
  MACRO_DOCX_TYPE,
  sampleDoc,
  sampleDocx,
  samplePdf,
} from "../unit/server/jobs/file-checks/sample-documents.ts";
import type { RunningSite } from "./start-site.ts";

globalThis.WebSocket ??= class {} as unknown as typeof WebSocket;

/** An operator's backlog: numbers of leads (including spam) and resumes (including rejected files). */
export const BACKLOG = { leads: 80, spam: 16, resumes: 6, refused: 2 };

const pickByNumber = <Value>(values: readonly Value[], number: number): Value =>
  values[number % values.length] as Value;

const firstNames = "Marisol Devon Renata Priya Grant Hannah Ollie Yolanda Curtis Beatriz Walt".split(" ");
const lastNames = "Tran Okoye Solis Brandvold Achterberg Raghunathan Fenwick Lindqvist".split(" ");
const companies = ["Copperline Builders", "Larkfield Homes", "Harborlight Electrical", ""];
const roles = ["Superintendent", "MEP engineer", "Steel detailer", "Project manager", "Estimator"];
const places = ["Round Rock, TX", "Tulsa, OK", "Boise, ID", "Gary, IN", "Reno, NV", "Tampa, FL"];
const contexts = ["general", "header", "landing_page", "location_middle", "pm_hiring_guide"];
const projectDetails = [
  "Two data halls, tilt-wall shell. Ground slab is in, steel starts in February.",
  "Night shifts for a hospital tower. Per diem is fine, relocation is not.",
  "Our estimator leaves in May; we need somebody who reads civil drawings.",
];
const spamTexts = [
  "We bring your website to page one of Google with quality backlinks. Special offer this week.",
  "Guaranteed profit with our crypto trading bot, passive income from day one.",
  "Business loans within 24 hours, low interest loan without questions. Click here: https://loans.example",
];

/** The EICAR test file, split so that virus scanners don't report this source file. */
const EICAR = ["X5O!P%@AP[4\\PZX54(P^)7CC)7}$", "EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*"].join("");

const WORD_TYPE = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
const files: readonly (readonly [ending: string, type: string, content: () => Buffer])[] = [
  ["pdf", "application/pdf", samplePdf],
  ["docx", WORD_TYPE, sampleDocx],
  ["doc", "application/msword", () => sampleDoc("WordDocument")],
];
/**
 * Files that the server must reject: the EICAR test file, an executable, a document with macros, and a
 * spreadsheet with the extension of a Word document.
 */
const rejectedFiles: typeof files = [
  ["pdf", "application/pdf", () => Buffer.from(EICAR)],
  ["pdf", "application/pdf", () => Buffer.concat([Buffer.from("MZ"), Buffer.alloc(2_000)])],
  ["docx", WORD_TYPE, () => sampleDocx({ "word/vbaProject.bin": Buffer.from("macro") }, MACRO_DOCX_TYPE)],
  ["doc", "application/msword", () => sampleDoc("Workbook")],
];

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
    first_name: pickByNumber(firstNames, number),
    last_name: pickByNumber(lastNames, number * 5),
    email: `${pickByNumber(firstNames, number)}.${number}@mail.example`.toLowerCase(),
    phone: `(302) 555-${String(1000 + number)}`,
    form_check: { trap: "", seconds: 20 + (number % 60) },
  });
  const insert = async (number: number, table: string, row: object) => {
    const { error } = await visitor(number).from(table).insert(row);
    if (error !== null) throw new Error(`${table} ${number}: ${error.message}`);
  };

  for (let number = 0; number < BACKLOG.leads; number += 1) {
    const isSpam = number % (BACKLOG.leads / BACKLOG.spam) === 3;
    const isTrapped = isSpam && number % 2 === 0;
    await insert(number, "contact_submissions", {
      ...person(number),
      source: "contact_form",
      context: pickByNumber(contexts, number + (number >> 3)),
      company_name: pickByNumber(companies, number * 3 + (number >> 4)) || null,
      position_type: pickByNumber(roles, number * 7),
      location: pickByNumber(places, number * 3),
      timeline: "Within two weeks",
      project_details: pickByNumber(isSpam ? spamTexts : projectDetails, number),
      ...(isTrapped && { form_check: { trap: "https://offers.example", seconds: 1 } }),
    });
  }
  for (let number = 0; number < BACKLOG.resumes; number += 1) {
    const hasRejectedFile = number >= BACKLOG.resumes - BACKLOG.refused;
    const [ending, type, content] = hasRejectedFile
      ? pickByNumber(rejectedFiles, number)
      : pickByNumber(files, number);
    const path = `${1_763_000_000_000 + number}_resume.${ending}`;
    const bytes = content();
    const { error } = await visitor(300 + number)
      .storage.from("resumes")
      .upload(path, new Blob([new Uint8Array(bytes)], { type }), { contentType: type });
    if (error !== null) throw new Error(`${path}: ${error.message}`);
    await insert(300 + number, "resume_submissions", {
      ...person(300 + number),
      desired_position: pickByNumber(roles, number),
      years_experience: pickByNumber(["0-3 years", "4-7 years", "8-12 years", "13+ years"], number),
      resume_filename: `resume-${number}.${ending}`,
      resume_file_path: path,
      resume_file_size: bytes.length,
    });
  }
}
