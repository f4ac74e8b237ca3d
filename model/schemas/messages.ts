import { WIDGET_MESSAGE_KEYS, type Messages } from "../tags/tags.ts";
import * as z from "zod";
import { fieldset } from "./fieldset.ts";
import type { MessageKeys } from "../tags/tag-description.ts";
import { line, prose } from "./text.ts";

/** Editor labels of the groups in `content/_data/messages.yaml`. Only unclear default labels are replaced. */
const GROUP_TITLES: { readonly [Group in keyof Messages]?: string } = {
  notices: "Notices after Send",
  errors: "Next to a field with a mistake",
  labels: "Field labels",
  fallback: "Fallback for a failed form",
  waiting: "While a form is sent",
  thanks: "Shown instead of the form after it is sent",
  dismiss: "Notice's close button",
  leadForm: "Quick form",
  employerLeadForm: "Employer form",
  insightLeadForm: "Article forms",
  portalLogin: "Sign-in",
  sandbox: "Sandbox of a partner's form",
};

/** Editor labels of messages that have the same meaning in each group. */
const SHARED_MESSAGE_TITLES: Readonly<Record<string, string>> = {
  submit: "Button",
  sending: "Button while it is sent",
  copied: "Copy button after copying",
  details: "Project details",
  experience: "Years of experience",
};

/** Editor labels of other messages, by group. Only messages whose default label is unclear are listed. */
const MESSAGE_TITLES: {
  readonly [Group in keyof Messages]?: { readonly [Name in keyof Messages[Group]]?: string };
} = {
  notices: {
    emailInvalid: "Invalid email",
    phoneInvalid: "Invalid phone number",
    quickIncomplete: "Quick form: incomplete",
    quickSuccess: "Quick form: sent",
    leadSuccess: "Contact and employer forms: sent",
    submissionFailed: "Contact, employer and resume forms: failed",
    resumeSuccess: "Resume form: sent",
    resumeRequired: "Resume form: no file",
    resumeType: "Resume form: wrong file type",
    resumeSize: "Resume form: file too large",
    resumeChanged: "Resume form: file changed or gone",
    resumeEmpty: "Resume form: file empty",
    resumeRtf: "Resume form: RTF named DOC",
    resumeMarkup: "Resume form: web page or XML named DOC",
    resumeUnreadable: "Resume form: content is not what the extension says",
    resumeLocked: "Resume form: file needs a password",
    salarySuccess: "Salary report form: sent",
    salaryFailed: "Salary report form: failed",
    salaryEmpty: "Salary report form: no email",
    insightIncomplete: "Article forms: incomplete",
    insightFailed: "Article forms: failed",
    remoteWorkSuccess: "Remote work article: sent",
    talentRetentionSuccess: "Talent retention article: sent",
  },
  errors: {
    email: "Sign-in: invalid email",
    emailAt: "Email without @",
    emailSeveral: "Several email addresses",
    emailName: "Email: invalid before the @",
    emailDomain: "Email: invalid after the @",
    emailRequired: "Email missing",
    emailOrPhone: "Quick form: neither email nor phone",
    firstName: "First name missing",
    lastName: "Last name missing",
    name: "Name missing",
    company: "Company missing",
    role: "Role missing",
    phone: "Phone number missing",
    phoneDigits: "Phone number too short",
    position: "Position missing",
    experience: "Years of experience missing",
    resume: "Resume missing",
    employer: "Employer box not checked",
    contact: "Consent box not checked",
    tooLong: "Entry too long",
    loginEmailRequired: "Sign-in: email missing",
    loginPasswordRequired: "Sign-in: password missing",
    loginPasswordShort: "Sign-in: password too short",
    loginWrong: "Sign-in: wrong email or password",
  },
  labels: {
    optional: "Marker of an optional field",
    name: "Full name",
    position: "Position in a request",
    desiredPosition: "Position in a resume",
    standard: "Urgency: standard",
    urgent: "Urgency: urgent",
    additional: "Additional information",
    remember: "Remember-me box",
    trap: "Hidden spam field",
    emailQuestion: "Question below an email that looks mistyped",
  },
  consent: {
    version: "Version of these texts",
    request: "Below a request",
    report: "Below the salary report form",
    application: "Below the resume form",
    employer: "Employer form: first box",
    contact: "Employer form: second box",
    privacy: "Link to the privacy policy",
    privacyHref: "Target of the link to the privacy policy",
  },
  fallback: {
    failed: "After a failure",
    tooMany: "After too many attempts",
    direct: "If the form does not work at all",
    email: "Text before our email address",
    phone: "Text before our phone number",
    reference: "Number of the request",
  },
  waiting: {
    sending: "Announced by screen readers",
  },
  thanks: {
    received: "First step: received",
    by: "Text before a deadline",
    answer: "Request: our answer",
    answerWithin: "Request: time until our answer",
    candidates: "Request: candidates",
    candidatesWithin: "Request: time until candidates",
    urgentWithin: "Urgent request: time until candidates",
    review: "Resume: our review",
    reviewWithin: "Resume: time until our review",
    contact: "Resume: our contact",
    contactWithin: "Resume: time until our contact",
    schedule: "Link to the agency's calendar",
    sent: "Heading of the submitted data",
    again: "Button that shows the form again",
    keep: "Link to the receipt",
    keepNote: "Note on the receipt link",
    keepReport: "Note on the receipt link of a request for the report",
    keepMailed: "Receipt link, if the sender gave an email address",
    keepOnly: "Receipt link, if the sender gave no email address",
    copy: "Button that copies the receipt link",
    receiptHref: "Page of the receipt",
  },
  dismiss: {
    label: "Name, for screen readers",
  },
  header: {
    home: "Name of the logo, for screen readers",
    navigation: "Name of the links, for screen readers",
    menu: "Name of the mobile menu",
    openMenu: "Button that opens the menu",
    closeMenu: "Button that closes the menu",
    quickTitle: "Heading of the quick form",
  },
  leadForm: {
    hint: "Hint above email and phone",
    choice: "Name of email and phone, for screen readers",
  },
  insightLeadForm: {
    remoteWorkDetails: "Stored with requests from the remote work article",
    talentRetentionDetails: "Stored with requests from the talent retention article",
  },
  resumeForm: {
    limits: "Accepted files",
    choose: "Button that opens the file dialog",
    drop: "Prompt to drop a file",
    call: "Before the phone number, for visitors without a file",
    remove: "Button that removes the file",
    progress: "Name of the upload's progress bar",
    uploaded: "Shown when the upload is complete",
    thanksTitle: "Thank-you screen: heading",
    thanksText: "Thank-you screen: text",
    home: "Thank-you screen: button",
  },
  portalLogin: {
    showPassword: "Button that shows the password",
    hidePassword: "Button that hides the password",
    success: "Shown after signing in",
    demoNote: "Note that this is a demonstration and sends nothing",
    demoAccount: "Text before the demonstration account",
    demoEmail: "Demonstration account: email",
    demoPassword: "Demonstration account: password",
  },
  salaryExplorer: {
    role: "Role menu",
    place: "State or region menu",
    regions: "Group label: regions",
    states: "Group label: states",
    experience: "Experience menu",
    all: "Experience: all",
    noBands: "Experience: not published for the role",
    title: "Heading of the result",
    to: "Text between low and high",
    average: "Text before the average",
    unit: "Text after the amount",
    unpublished: "Text if no pay is published",
    unpublishedNote: "Note if no pay is published",
    bandNote: "Note on bands by experience",
    baseline: "Name of the baseline",
    sumNote: "Calculation of the average",
    lowHead: "Column: low",
    averageHead: "Column: average",
    highHead: "Column: high",
    base: "Label of the baseline in the drawing",
    others: "Row of the states without a region",
    regionsTitle: "Regions: heading",
    regionsNote: "Regions: note",
    nearTitle: "Neighboring states: heading",
    state: "Neighboring states: column of states",
    region: "Neighboring states: column of regions",
    range: "Neighboring states: column of ranges",
    over: "Neighboring states: column of differences",
    ask: "Button that opens a request",
    askUnpublished: "Button that opens a request, if no pay is published",
    askNote: "Note below the button that opens a request",
    copy: "Button that copies the table",
    csvHead: "Column headings of the copied table",
    source: "Text after our name below the card",
  },
  sandbox: {
    note: "Note above the form",
  },
};

const Notice = z.strictObject({
  title: line(80).meta({ title: "Heading" }),
  text: line(200).optional().meta({ title: "Sentence below the heading" }),
});
const Choices = z.array(line(40)).min(2);

const schemaOf = (group: string): z.ZodType =>
  group === "notices" ? Notice : group === "choices" ? Choices : prose;

type Titles = Readonly<Record<string, string>>;
const groupTitles: Titles = GROUP_TITLES;
const messageTitles: Readonly<Record<string, Titles>> = MESSAGE_TITLES;

/** Converts a key to a title, such as `firstName` to "First name". */
const toTitle = (name: string): string =>
  name.charAt(0).toUpperCase() + name.slice(1).replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

const titleOf = (group: string, name: string): string =>
  messageTitles[group]?.[name] ?? SHARED_MESSAGE_TITLES[name] ?? toTitle(name);

const shape: Record<string, Record<string, z.ZodType>> = {};
for (const lists of Object.values<readonly MessageKeys[]>(WIDGET_MESSAGE_KEYS))
  for (const [group, names] of lists.flatMap((list) => Object.entries(list)))
    for (const name of names)
      (shape[group] ??= {})[name] = schemaOf(group).meta({ title: titleOf(group, name) });

/**
 * Schema of `content/_data/messages.yaml`, with the message keys of each tag in `model/tags/`.
 */
export const MessagesSchema = z.strictObject(
  Object.fromEntries(
    Object.entries(shape).map(([group, values]) => [
      group,
      fieldset(groupTitles[group] ?? toTitle(group), values),
    ]),
  ),
) as unknown as z.ZodType<Messages>;
