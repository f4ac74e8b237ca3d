import { createHash } from "node:crypto";
import { slug } from "../../../model/schemas/text.ts";
import { readLinkedPartner } from "../../../model/submissions/linked-partner.ts";
import { cleanName } from "../../../model/tags/tag-description.ts";
import { metadataLimits, toAttribution } from "../../../model/submissions/submission-metadata.ts";
import { toResumeColumns } from "../../../model/submissions/resume-columns.ts";
import { SOURCE_LANGUAGE } from "../../../model/languages.ts";
import type { PostedFormStrings } from "../../../model/submissions/sent-pages.ts";
import type { FileInspector } from "../../jobs/file-checks/inspect/file-inspector.ts";
import type { BackendContext } from "../../platform/serving/backend-env.ts";
import type { FormKind } from "./form-kinds.ts";
import type { PostedResume } from "./posted-resume.ts";
import type { SubmissionStore } from "./submission-store.ts";

/**
 * Name of a hidden field with the host page's URL, in the form that an embed frame shows without JavaScript. Browsers
 * send that URL (as `Referer`) only when they open the frame.
 */
const PARENT_PAGE_FIELD = "around";

/** Maximum length of a URL in characters: browsers send no longer one as the referrer (Referrer Policy, section 8.4). */
const MAX_LENGTH = 4_096;

/**
 * Matches the start of an http(s) URL with its host, which has at most 253 characters. A longer one would take quadratic
 * time to convert to ASCII.
 */
const HTTP_HOST = /^https?:\/\/[^/?#\\]{1,300}(?![^/?#\\])/;

interface PostedForm {
  kind: FormKind;
  url: URL;
  attributes: URLSearchParams | undefined;
  fields: ReadonlyMap<string, string>;
  resume: PostedResume | undefined;
}

/**
 * HTTP statuses that an embedded form simulates, by the value of its `sandbox` attribute; 400 for all others. None is
 * 5xx, which would alert the operator.
 */
const SIMULATED_STATUSES: ReadonlyMap<string, number> = new Map([
  ["", 201],
  ["success", 201],
  ["refused", 403],
  ["expired", 410],
  ["too-large", 413],
  ["too-many", 429],
]);

interface ReceiptKey {
  receiptKey: string;
}

/** Encodes the bytes of a secret UUID as a receipt key. */
const toReceiptKey = (uuid: string): string =>
  Buffer.from(uuid.replaceAll("-", ""), "hex").toString("base64url");

const partnerSchema = slug.max(metadataLimits.partner);

/** Validates resumes in another process: scanning a file of 10 MB would block all other requests. */
export type ResumeValidator = Pick<FileInspector, "validate">;

/**
 * Validates a form by the same rules as the scripted form and stores it.
 * @returns the backend's HTTP status, the validation errors by field, or the receipt key of a sender without an email
 * address, whom no mail tells it
 */
export async function storePostedForm(
  context: BackendContext,
  { store, inspector }: { store: SubmissionStore; inspector: ResumeValidator },
  texts: PostedFormStrings,
  { kind, url, attributes, fields, resume }: PostedForm,
): Promise<number | readonly string[] | ReceiptKey> {
  if (resume && "refusal" in resume) return resume.refusal;
  const readResult = kind.read();
  const errorsByField = readResult.ok ? {} : readResult.errors;
  const errors = Object.entries(errorsByField).map(([name, error]) => {
    const label = texts.labels[kind.fields[name]?.label ?? name];
    return label === undefined ? error : `${label}: ${error}`;
  });
  const invalidFields = Object.keys(errorsByField);
  const file = resume && "file" in resume ? resume : undefined;
  const content = file && new File([await file.file.content()], file.name);
  if (kind.table === "resume_submissions") {
    const missing = kind.isFileOptional ? undefined : { problem: "resumeRequired" as const };
    const validationResult = content ? await inspector.validate(content) : (resume ?? missing);
    if (validationResult && "problem" in validationResult) {
      const { problem } = validationResult;
      const error = problem === "resumeRequired" ? texts.errors["resume"] : texts.notices[problem]?.title;
      errors.push(`${texts.labels["resume"]}: ${error}`);
      invalidFields.push(problem);
    }
  }
  if (!readResult.ok || errors.length > 0) {
    context.set("reason", ["invalid", ...invalidFields].join(" "));
    return errors;
  }
  const simulatedOutcome = attributes?.get("sandbox");
  if (typeof simulatedOutcome === "string") return SIMULATED_STATUSES.get(simulatedOutcome) ?? 400;

  // Under Global Privacy Control, count the partner but do not store it with the submission. The scripted form does
  // the same.
  const isPrivate = context.req.header("sec-gpc") === "1";
  const linked = readLinkedPartner([url]);
  const partnerAttribute = cleanName(attributes?.get("partner") ?? "");
  const framePartner = partnerSchema.safeParse(partnerAttribute).success ? partnerAttribute : null;
  const partner = attributes ? framePartner : linked.partner;
  const ref = attributes ? (attributes.get("data-ref") ?? undefined) : linked.ref;
  const { origin, pathname, search } = url;
  const page = new URL(pathname + search, toUrl(context.req.header("origin") ?? "") ?? origin);
  const parentPage = attributes && toUrl(fields.get(PARENT_PAGE_FIELD) ?? "");
  const { pageUrl, referrer, utm } = toAttribution(isPrivate ? undefined : (parentPage ?? page));
  const trap = [...fields].find(([name]) => name.endsWith("-trap"))?.[1] ?? "";
  const sent = JSON.stringify([pathname + search, [...fields], file?.file.md5]);
  const id = await store.deriveRowId(context, sent);
  // As with the scripted form, only on our own pages. A form that is sent again has the same key.
  const needsReceipt = attributes === undefined && !fields.get("email")?.trim();
  const receiptKey = needsReceipt
    ? toReceiptKey(await store.deriveRowId(context, `receipt ${sent}`))
    : undefined;
  const row = {
    id,
    context: kind.context,
    partner: isPrivate ? null : partner,
    page_url: pageUrl,
    referrer,
    language: texts.language === SOURCE_LANGUAGE ? null : texts.language,
    utm,
    consent: { text: kind.consent, version: texts.consent["version"] },
    form_check: {
      trap,
      receipt: receiptKey && createHash("sha256").update(receiptKey).digest("hex"),
      ...(isPrivate ? { partner: partner ?? undefined } : { ref }),
    },
  };
  const fileStatus = await file?.file.store();
  if (fileStatus !== undefined && fileStatus >= 300) return fileStatus;
  const { values } = readResult;
  const columns = file && content ? toResumeColumns(values, content, file.file.key) : values;
  const status = await store.insert(context, kind.table, { ...row, ...columns });
  return status < 300 && receiptKey !== undefined ? { receiptKey } : status;
}

/** Parses an http(s) URL; returns undefined for anything else. */
export const toUrl = (address: string): URL | undefined =>
  address.length <= MAX_LENGTH && HTTP_HOST.test(address) && URL.canParse(address)
    ? new URL(address)
    : undefined;

/**
 * Returns the URL of the page that embeds a frame, from the `Referer`; undefined under Global Privacy Control
 * or if the referrer is one of the site's own pages.
 */
export function readParentPage(context: BackendContext): URL | undefined {
  const page = toUrl(context.req.header("referer") ?? "");
  const hasPrivacyControl = context.req.header("sec-gpc") === "1";
  return hasPrivacyControl || page?.host === new URL(context.req.url).host ? undefined : page;
}

/** Adds a hidden field with the parent page's URL to a frame's only form. In a URL, only "&" needs escaping. */
export function withParentPage(page: string, parentPage: URL | undefined): string {
  const field =
    parentPage &&
    `<input type="hidden" name="${PARENT_PAGE_FIELD}" value="${parentPage.href.replaceAll("&", "&amp;")}">`;
  return field ? page.replace("</form>", (end) => field + end) : page;
}
