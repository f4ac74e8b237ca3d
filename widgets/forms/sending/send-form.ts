import { sha256 } from "@noble/hashes/sha2.js";
import type { SubmissionMetadata } from "../../backend/submission-metadata.ts";
import type { Outcome, FailureReason } from "../../backend/outcome.ts";
import type { FormMessages } from "../../../model/tags/tag-description.ts";
import type { NextStep } from "./render-schedule.ts";
import { showThanks, collectSentValues, type ShowThanks, type ThanksContent } from "./show-thanks.ts";
import { ignoreSecondClick, type ClickPoint } from "./ignore-second-click.ts";
import { createElement } from "./create-element.ts";
import { keepThanks, readKeptThanks } from "./kept-thanks.ts";

export interface Attempt {
  id: string;
  values: string;
  receipt?: ReceiptKey | undefined;
}

export interface SendFormOptions {
  form: HTMLFormElement;
  data: FormData;
  importClient: () => Promise<unknown>;
  send: (metadata: SubmissionMetadata) => Promise<Outcome>;
  attempt: Attempt;
  /** When the form was shown, in milliseconds since page load. */
  shownAt: number;
  trap: HTMLInputElement | null;
  clickPoint: ClickPoint | undefined;
  consent: string;
  context?: string | undefined;
  partner?: string | undefined;
  language?: string | undefined;
  messages: FormMessages;
  thanks: Omit<ThanksContent, "sent" | "texts" | "receipt"> & { texts?: Partial<ThanksContent["texts"]> };
}

type SendFormResult = { ok: true; showThanks: ShowThanks } | { ok: false; reason: FailureReason };

/**
 * Sends validated values with their metadata. Returns the reason for a failure or, if the values were stored,
 * a function that shows the thank-you message.
 */
export async function sendForm(options: SendFormOptions): Promise<SendFormResult> {
  const { form, data, attempt, shownAt, trap, clickPoint, context, partner, messages } = options;
  const { reference: text } = messages.fallback;
  showReference(form, text);
  if (clickPoint) ignoreSecondClick(clickPoint);
  const values = serializeValues(data);
  // No receipt links on partners' pages, whose scripts could read the key.
  const root = form.getRootNode();
  const isOwnPage = root === document;
  const host = (root as Partial<ShadowRoot>).host as HTMLElement | undefined;
  const { ref, around } = host?.dataset ?? {};
  if (attempt.values !== values)
    Object.assign(attempt, { values, id: createUuid(), receipt: isOwnPage ? createReceiptKey() : undefined });
  const { receipt } = attempt;
  const hasEmail = Boolean(data.get("email"));
  const receiptLink = receipt && importReceiptLink(receipt.key, hasEmail, options.thanks.next);
  const formName = trap?.name ?? "";
  const sent = collectSentValues(form, data, formName);
  const metadata: SubmissionMetadata = {
    id: attempt.id,
    context: context ?? null,
    partner: partner ?? null,
    isOwnPage,
    parentPage: around,
    language: options.language,
    consent: { text: options.consent, version: messages.consent.version },
    formCheck: {
      trap: trap?.value ?? "",
      seconds: Math.round((performance.now() - shownAt) / 100) / 10,
      ...(receipt && { receipt: receipt.hash }),
      ...(ref && { ref }),
    },
  };
  const failWith = (reason: FailureReason) => (): Outcome => ({ ok: false, reason });
  // The backend's code reports failures as outcomes. It throws only where the page has replaced built-ins.
  const outcome = await options
    .importClient()
    .then(() => options.send(metadata).catch(failWith("script")), failWith("unreachable"));
  if (!outcome.ok) {
    showReference(form, text, outcome.reference);
    return outcome;
  }
  Object.assign(attempt, { values: "", id: "" });
  if (clickPoint) ignoreSecondClick(clickPoint);
  const { onRestart, ...thanks } = options.thanks;
  const forget = receipt && keepThanks(formName, { ...thanks, key: receipt.key, hasEmail, at: sent.at });
  const content: ThanksContent = {
    ...thanks,
    sent,
    receipt: receiptLink,
    texts: { ...messages.thanks, ...thanks.texts },
    onRestart: () => {
      forget?.();
      onRestart();
    },
  };
  return {
    ok: true,
    showThanks: (container) => {
      const heading = container && showThanks(container, content);
      if (document.activeElement === document.body) heading?.focus();
    },
  };
}

/** If this import fails, the sender still gets the receipt link by email. */
const importReceiptLink = (key: string, hasEmail: boolean, next: readonly NextStep[]): Promise<Node[]> =>
  import("./render-receipt-link.ts").then(
    ({ renderReceiptLink }) => renderReceiptLink(key, hasEmail, next.length === 0),
    () => [],
  );

/**
 * Returns a function that shows the thank-you message of a form that was sent before the visitor left or reloaded the
 * page; undefined if there was none. Does not move focus, since the visitor has not done anything on the page yet.
 * @param formName name of the form's honeypot field, which is unique on the page
 */
export function restoreThanks(
  formName: string,
  texts: FormMessages["thanks"],
  onRestart: () => void,
): ShowThanks | undefined {
  const kept = readKeptThanks(formName);
  if (!kept) return undefined;
  const { key, hasEmail, at, ...thanks } = kept;
  const forget = keepThanks(formName, kept);
  const content: ThanksContent = {
    ...thanks,
    sent: { at, values: [] },
    receipt: importReceiptLink(key, hasEmail, thanks.next),
    texts: { ...texts, ...thanks.texts },
    onRestart: () => {
      forget();
      onRestart();
    },
  };
  return (container) => container && showThanks(container, content);
}

/** Serializes form data to detect changes. Files are compared by name, size and modification time. */
const serializeValues = (data: FormData): string =>
  JSON.stringify(
    [...data].map(([name, value]) =>
      typeof value === "string" ? [name, value] : [name, value.name, value.size, value.lastModified],
    ),
  );

export interface ReceiptKey {
  key: string;
  hash: string;
}

/** Key length in bytes (128 bits). */
const LENGTH = 16;

/**
 * Creates a receipt key and its hash. Only the hash is sent. The hash is computed in JavaScript, since `crypto.subtle`
 * is unavailable over plain HTTP.
 */
export function createReceiptKey(): ReceiptKey {
  const bytes = crypto.getRandomValues(new Uint8Array(LENGTH));
  const key = btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
  const digest = sha256(new TextEncoder().encode(key));
  return { key, hash: Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("") };
}

/** Returns a random UUID. Over plain HTTP, `crypto.randomUUID` exists only on localhost. */
export function createUuid(): string {
  if (typeof crypto.randomUUID === "function") return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

const MARKER_ATTRIBUTE = "data-reference";

/**
 * Shows a failed submission's request id next to the contact links, so that the visitor can quote it. Removes
 * the id of the previous attempt.
 * @param reference undefined if there was no response
 */
export function showReference(form: HTMLFormElement, text: string, reference?: string): void {
  const fallbackElement = form.parentElement?.querySelector(".form-fallback");
  fallbackElement?.querySelector(`[${MARKER_ATTRIBUTE}]`)?.remove();
  if (reference)
    fallbackElement?.append(createElement("p", { [MARKER_ATTRIBUTE]: "" }, text.replace("{id}", reference)));
}
