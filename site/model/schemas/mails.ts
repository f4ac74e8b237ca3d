import * as z from "zod";
import { templateText } from "./template-text.ts";
import { line, sitePath } from "./text.ts";

const text = line(300);
const links = z
  .array(
    z.strictObject({
      text: line(60).meta({ title: "Link text" }),
      href: sitePath.meta({ title: "Link target" }),
    }),
  )
  .min(1);
const step = z.strictObject({
  title: line(60).meta({ title: "Heading" }),
  text: text.meta({ title: "Text" }),
});

/** Text of the emails that are sent after a submission, from `content/_data/mails.yaml`. */
export const MailsSchema = z.strictObject({
  shared: z
    .strictObject({
      message: line(40).meta({ title: "Title block: type of email" }),
      sent: line(40).meta({ title: "Title block: date" }),
      sheet: line(40).meta({ title: "Title block: sheet" }),
      hours: templateText(["hours"]).meta({ title: "A number of hours" }),
      legal: text.meta({ title: "Last line: who we are" }),
    })
    .meta({ title: "In every email" }),
  notice: z
    .strictObject({
      senderName: line(60).meta({ title: "Sender's name" }),
      lead: line(40).meta({ title: "Subject of a request" }),
      resume: line(40).meta({ title: "Subject of a resume" }),
      report: line(40).meta({ title: "Subject of a report request" }),
      answerBy: templateText(["by"]).meta({ title: "Response deadline of a request" }),
      reviewBy: templateText(["by"]).meta({ title: "Review deadline of a resume" }),
      reportAsked: line(60).meta({ title: "Heading of a report request" }),
      reportNote: text.meta({ title: "Note on a report request" }),
      received: templateText(["at"]).meta({ title: "Time of receipt" }),
      unnamed: line(40).meta({ title: "Sender without a name" }),
      reply: line(40).meta({ title: "Reply button" }),
      replyTo: templateText(["name"]).meta({ title: "Reply button with a name" }),
      replyByHand: templateText(["email"]).meta({ title: "Note if Reply does not reach the sender" }),
      replySubject: line(80).meta({ title: "Subject of the reply" }),
      call: templateText(["phone"]).meta({ title: "Call button" }),
      everything: line(60).meta({ title: "Heading of the submitted data" }),
      origin: line(60).meta({ title: "Heading of the origin" }),
      notGiven: line(40).meta({ title: "Shown for an empty field" }),
      employer: line(40).meta({ title: "Employer form: first box" }),
      agreement: line(40).meta({ title: "Employer form: second box" }),
      yes: line(20).meta({ title: "A box that was checked" }),
      no: line(20).meta({ title: "A box that was not checked" }),
      file: line(40).meta({ title: "Label: resume file" }),
      fileCheck: line(40).meta({ title: "Label: check of the file" }),
      fileSound: line(160).meta({ title: "The file passed the check" }),
      fileScanned: line(160).meta({ title: "The file passed the check and the virus scan" }),
      fileRefused: templateText(["reason"]).meta({ title: "The file was refused" }),
      filePending: line(160).meta({ title: "The check of the file is pending" }),
      source: line(40).meta({ title: "Label: source" }),
      form: line(40).meta({ title: "Label: form" }),
      partner: line(40).meta({ title: "Label: partner" }),
      page: line(40).meta({ title: "Label: page" }),
      cameFrom: line(40).meta({ title: "Label: previous page" }),
      campaign: line(40).meta({ title: "Label: campaign" }),
      consent: line(40).meta({ title: "Label: consent text" }),
      language: line(40).meta({ title: "Label: language" }),
      spamScore: line(40).meta({ title: "Label: spam score" }),
      noSpam: line(40).meta({ title: "A spam score of 0" }),
      score: templateText(["score"]).meta({ title: "Any other spam score" }),
      fine: templateText(["recipient"]).meta({ title: "Small print" }),
      fineByHand: templateText(["recipient"]).meta({
        title: "Small print if Reply does not reach the sender",
      }),
      fineWithoutReply: templateText(["recipient"]).meta({
        title: "Small print if there is no email address",
      }),
    })
    .meta({ title: "To the agency", isUntranslated: true }),
  receipt: z
    .strictObject({
      kind: line(40).meta({ title: "Title block: type of email" }),
      leadSubject: line(80).meta({ title: "Subject for a request" }),
      leadSubjectWithRole: templateText(["role"]).meta({ title: "Subject for a request that names a role" }),
      resumeSubject: line(80).meta({ title: "Subject for a resume" }),
      leadPreview: templateText(["by"]).meta({ title: "Preview in the inbox for a request" }),
      resumePreview: templateText(["by"]).meta({ title: "Preview in the inbox for a resume" }),
      leadSent: templateText(["at"]).meta({ title: "Schedule of a request: start" }),
      resumeSent: templateText(["at"]).meta({ title: "Schedule of a resume: start" }),
      leadPromise: templateText(["by"]).meta({ title: "Schedule of a request: end" }),
      resumePromise: templateText(["by"]).meta({ title: "Schedule of a resume: end" }),
      next: line(60).meta({ title: "Heading of the steps" }),
      by: templateText(["day"]).meta({ title: "Before a step with a day" }),
      then: line(40).meta({ title: "Before the second step" }),
      afterwards: line(40).meta({ title: "Before the third step" }),
      leadSteps: z
        .strictObject({
          answer: step.meta({ title: "Answer" }),
          candidates: step.meta({ title: "Candidates" }),
          choice: step.meta({ title: "Choice" }),
        })
        .meta({ title: "Steps after a request" }),
      resumeSteps: z
        .strictObject({ review: step.meta({ title: "Review" }), contact: step.meta({ title: "Contact" }) })
        .meta({ title: "Steps after a resume" }),
      asked: line(60).meta({ title: "Heading of the requested data" }),
      more: line(40).meta({ title: "Text before the links" }),
      resumeLinks: links.meta({ title: "Links for candidates" }),
      leadLinks: links.meta({ title: "Links for employers" }),
      link: line(40).meta({ title: "Button that opens the receipt" }),
      linkNote: text.meta({ title: "Note below the button that opens the receipt" }),
      remove: line(40).meta({ title: "Link that removes the request" }),
      fine: templateText(["day"]).meta({ title: "Small print" }),
      notYou: text.meta({ title: "Small print for a wrong address, without a receipt" }),
      notYouLink: line(40).meta({ title: "Small print for a wrong address, before the link" }),
      questions: line(40).meta({ title: "Text before our email address" }),
    })
    .meta({ title: "To people who sent a request or a resume" }),
  fileFault: z
    .strictObject({
      kind: line(40).meta({ title: "Title block: type of email" }),
      subject: line(80).meta({ title: "Subject" }),
      headline: line(60).meta({ title: "Heading" }),
      lead: templateText(["fault"]).meta({ title: "What is wrong, and what to do" }),
      link: line(40).meta({ title: "Button that opens the receipt" }),
      linkNote: text.meta({ title: "Note below the button that opens the receipt" }),
      reply: text.meta({ title: "What to do without a receipt" }),
      fine: templateText(["day"]).meta({ title: "Small print" }),
    })
    .meta({ title: "To people whose resume was refused" }),
  salaryReport: z
    .strictObject({
      kind: templateText(["year"]).meta({ title: "Title block: type of email" }),
      subject: templateText(["year"]).meta({ title: "Subject" }),
      preview: text.meta({ title: "Preview in the inbox" }),
      headline: line(60).meta({ title: "Heading" }),
      lead: templateText(["roles", "regions"]).meta({ title: "Sentence below the heading" }),
      file: templateText(["size"]).meta({ title: "Description of the file" }),
      facts: line(80).meta({ title: "Heading of the three facts" }),
      gap: templateText(["first", "firstPay", "second", "secondPay"]).meta({
        title: "First fact, after its figure",
      }),
      premium: templateText(["region", "role", "base", "raised"]).meta({
        title: "Second fact, after its figure",
      }),
      top: templateText(["region", "role"]).meta({ title: "Third fact, after its figure" }),
      bars: templateText(["role"]).meta({ title: "Heading of the bars" }),
      range: templateText(["low", "high", "average"]).meta({ title: "Text next to a bar" }),
      download: line(40).meta({ title: "Download button" }),
      downloadNote: text.meta({ title: "Note below the download button" }),
      hire: line(40).meta({ title: "Link to a request" }),
      hireNote: text.meta({ title: "Text after the link to a request" }),
      fine: templateText(["day"]).meta({ title: "Small print" }),
      notYou: text.meta({ title: "Small print for a wrong address, without a receipt" }),
      notYouLink: line(40).meta({ title: "Small print for a wrong address, before the link" }),
      remove: line(40).meta({ title: "Link that removes the request" }),
    })
    .meta({ title: "To people who asked for the salary report" }),
  test: z
    .strictObject({
      kind: line(40).meta({ title: "Title block: type of email" }),
      subject: line(80).meta({ title: "Subject" }),
      headline: line(60).meta({ title: "Heading" }),
      text: text.meta({ title: "Text" }),
    })
    .meta({ title: "Test email", isUntranslated: true }),
});
