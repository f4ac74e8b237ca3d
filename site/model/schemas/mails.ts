import * as z from "zod";
import { templateText } from "./template-text.ts";
import { line, sitePath } from "./text.ts";

const text = line(300);
const links = z.array(z.strictObject({ text: line(60), href: sitePath })).min(1);
const step = z.strictObject({ title: line(60), text });

/** The words of the mails that follow a submission: `content/_data/mails.yaml`. */
export const MailsSchema = z.strictObject({
  shared: z.strictObject({
    message: line(40),
    sent: line(40),
    sheet: line(40),
    hours: templateText(["hours"]),
    legal: text,
  }),
  notice: z
    .strictObject({
      senderName: line(60).meta({ description: "The name that notices are from, beside the address." }),
      lead: line(40),
      resume: line(40),
      report: line(40),
      answerBy: templateText(["by"]),
      reviewBy: templateText(["by"]),
      reportAsked: line(60),
      reportNote: text,
      received: templateText(["at"]),
      unnamed: line(40),
      reply: line(40),
      replyTo: templateText(["name"]),
      replySubject: line(80),
      call: templateText(["phone"]),
      everything: line(60),
      origin: line(60),
      notGiven: line(40),
      employer: line(40),
      agreement: line(40),
      yes: line(20),
      no: line(20),
      file: line(40),
      fileCheck: line(40),
      fileSound: line(80),
      fileScanned: line(80),
      fileRefused: templateText(["reason"]),
      fileUnchecked: line(80),
      source: line(40),
      form: line(40),
      partner: line(40),
      page: line(40),
      cameFrom: line(40),
      campaign: line(40),
      consent: line(40),
      language: line(40),
      suspicion: line(40),
      noSuspicion: line(40),
      score: templateText(["score"]),
      fine: templateText(["recipient"]),
      fineWithoutReply: templateText(["recipient"]),
    })
    .meta({ title: "To the agency" }),
  receipt: z
    .strictObject({
      kind: line(40),
      leadSubject: line(80),
      leadSubjectWithRole: templateText(["role"]),
      resumeSubject: line(80),
      leadPreview: templateText(["by"]),
      resumePreview: templateText(["by"]),
      leadSent: templateText(["at"]),
      resumeSent: templateText(["at"]),
      leadPromise: templateText(["by"]),
      resumePromise: templateText(["by"]),
      next: line(60),
      by: templateText(["day"]),
      then: line(40),
      afterwards: line(40),
      leadSteps: z.strictObject({ answer: step, candidates: step, choice: step }),
      resumeSteps: z.strictObject({ review: step, contact: step }),
      asked: line(60),
      more: line(40).meta({ description: "The words before the links." }),
      resumeLinks: links,
      leadLinks: links,
      link: line(40),
      linkNote: text,
      remove: line(40),
      fine: templateText(["day"]),
      notYou: text,
      notYouLink: line(40),
      questions: line(40),
    })
    .meta({ title: "To somebody who sent a request or a resume" }),
  salaryReport: z
    .strictObject({
      kind: templateText(["year"]),
      subject: templateText(["year"]),
      preview: text,
      headline: line(60),
      lead: templateText(["roles", "regions"]),
      file: templateText(["size"]),
      facts: line(80),
      gap: templateText(["first", "firstPay", "second", "secondPay"]),
      premium: templateText(["region", "role", "base", "raised"]),
      top: templateText(["region", "role"]),
      bars: templateText(["role"]),
      range: templateText(["low", "high", "average"]),
      download: line(40),
      downloadNote: text,
      hire: line(40),
      hireNote: text,
      fine: templateText(["day"]),
      notYou: text,
    })
    .meta({ title: "To somebody who asked for the salary report" }),
  test: z.strictObject({ kind: line(40), subject: line(80), headline: line(60), text }),
});

export type MailWords = z.infer<typeof MailsSchema>;
