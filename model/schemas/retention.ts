import * as z from "zod";
import { fieldset } from "./fieldset.ts";

const period = z.strictObject({
  months: z.int().min(1).max(240).meta({ title: "Months" }),
  countedFrom: z.enum(["sent", "last_contact"]).meta({
    title: "Counted from",
    description:
      "Sent: the day it was sent. Last contact: the day of the last note about it, or else the day it was sent.",
  }),
});

export const RetentionSchema = z.strictObject({
  contact_submissions: period.meta({ title: "Requests from employers" }),
  resume_submissions: period.meta({ title: "Resumes and applications" }),
  salary_report_downloads: period.meta({ title: "Emails for the salary report" }),
  backups: fieldset("Backups", { days: z.int().min(1).max(30).meta({ title: "Days at most" }) }).meta({
    description: "How long the server keeps its backups.",
  }),
});
