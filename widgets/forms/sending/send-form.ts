import type { SubmissionMetadata } from "../../backend/submission-metadata.ts";
import type { Outcome, FailureReason } from "../../backend/outcome.ts";
import type { FormMessages } from "../../../model/tags/tag-description.ts";
import { createUuid } from "./create-uuid.ts";
import type { ShowThanks } from "./show-thanks.ts";
import { collectSentValues } from "./collect-sent-values.ts";
import { ignoreSecondClick, type ClickPoint } from "./ignore-second-click.ts";
import { createReceiptKey, type ReceiptKey } from "./create-receipt-key.ts";
import { showReference } from "./show-reference.ts";
import { showThanks, type ThanksContent } from "./show-thanks.ts";

export interface Attempt {
  id: string;
  values: string;
  receipt?: ReceiptKey | undefined;
}

export interface SendFormOptions {
  form: HTMLFormElement;
  data: FormData;
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
  thanks: Omit<ThanksContent, "sent" | "texts" | "receipt">;
}

type SendFormResult = { ok: true; showThanks: ShowThanks } | { ok: false; reason: FailureReason };

/** Serializes form data to detect changes. Files are compared by name, size and modification time. */
const serializeValues = (data: FormData): string =>
  JSON.stringify(
    [...data].map(([name, value]) =>
      typeof value === "string" ? [name, value] : [name, value.name, value.size, value.lastModified],
    ),
  );

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
  // If this import fails, the sender still gets the receipt link by email.
  const receiptLink =
    receipt &&
    import("./render-receipt-link.ts").then(
      ({ renderReceiptLink }) => renderReceiptLink(receipt.key),
      () => [],
    );
  const sent = collectSentValues(form, data, trap?.name ?? "");
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
  const outcome = await options.send(metadata).catch((): Outcome => ({ ok: false, reason: "unreachable" }));
  if (!outcome.ok) {
    showReference(form, text, outcome.reference);
    return outcome;
  }
  Object.assign(attempt, { values: "", id: "" });
  if (clickPoint) ignoreSecondClick(clickPoint);
  const content = { ...options.thanks, sent, receipt: receiptLink, texts: messages.thanks };
  return { ok: true, showThanks: (container) => container && showThanks(container, content) };
}
