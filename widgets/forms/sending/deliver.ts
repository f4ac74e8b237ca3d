import type { Circumstances } from "../../backend/circumstances.ts";
import type { Outcome, Refusal } from "../../backend/outcome.ts";
import type { Messages } from "../../messages.ts";
import { newId } from "../new-id.ts";
import type { ShowThanks } from "../submission-state.ts";
import { describeSent } from "./describe-sent.ts";
import { guardPress, type PressPoint } from "./guard-press.ts";
import { makeKey, type ReceiptKey } from "./make-key.ts";
import { showReference } from "./show-reference.ts";
import { showThanks, type ThanksContent } from "./show-thanks.ts";

/** The row that was tried last, and the values it stands for. All tries to send the same values have one id and one receipt. */
export interface Attempt {
  id: string;
  values: string;
  receipt?: ReceiptKey | undefined;
}

export interface Delivery {
  form: HTMLFormElement;
  data: FormData;
  /** Sends the checked values. */
  send: (circumstances: Circumstances) => Promise<Outcome>;
  attempt: Attempt;
  /** When the form was shown, in milliseconds since the page was. */
  shownAt: number;
  /** The hidden field that only programs fill. */
  trap: HTMLInputElement | null;
  /** Where the pointer has pressed Send; undefined when a key did. */
  pressedAt: PressPoint | undefined;
  /** The text to which sending the form agrees. */
  consent: string;
  context?: string | undefined;
  partner?: string | undefined;
  messages: Pick<Messages, "consent" | "fallback" | "thanks">;
  thanks: Omit<ThanksContent, "sent" | "texts" | "receipt">;
}

type Delivered = { ok: true; showThanks: ShowThanks } | { ok: false; reason: Refusal };

/** Identifies what is sent; of a file what distinguishes it from another of the same name. */
const identify = (data: FormData): string =>
  JSON.stringify(
    [...data].map(([name, value]) =>
      typeof value === "string" ? [name, value] : [name, value.name, value.size, value.lastModified],
    ),
  );

/** Sends a form's checked values with their circumstances, and answers what the form shows when they are stored. */
export async function deliver(delivery: Delivery): Promise<Delivered> {
  const { form, data, attempt, shownAt, trap, pressedAt, context, partner, messages } = delivery;
  const { reference: text } = messages.fallback;
  showReference(form, text);
  if (pressedAt) guardPress(pressedAt);
  const values = identify(data);
  // A partner's page could read the key, and gets none.
  const root = form.getRootNode();
  const isOwnPage = root === document;
  const host = (root as Partial<ShadowRoot>).host as HTMLElement | undefined;
  const { ref, around } = host?.dataset ?? {};
  if (attempt.values !== values)
    Object.assign(attempt, { values, id: newId(), receipt: isOwnPage ? makeKey() : undefined });
  const { receipt } = attempt;
  // Where its code does not come, the mail to the sender has a link of its own.
  const linking =
    receipt &&
    import("./receipt-link.ts").then(
      ({ receiptLink }) => receiptLink(receipt.key),
      () => [],
    );
  const sent = describeSent(form, data, trap?.name ?? "");
  const circumstances: Circumstances = {
    id: attempt.id,
    context: context ?? null,
    partner: partner ?? null,
    isOwnPage,
    around,
    consent: { text: delivery.consent, version: messages.consent.version },
    formCheck: {
      trap: trap?.value ?? "",
      seconds: Math.round((performance.now() - shownAt) / 100) / 10,
      ...(receipt && { receipt: receipt.hash }),
      ...(ref && { ref }),
    },
  };
  const outcome = await delivery
    .send(circumstances)
    .catch((): Outcome => ({ ok: false, reason: "unreachable" }));
  if (!outcome.ok) {
    showReference(form, text, outcome.reference);
    return outcome;
  }
  Object.assign(attempt, { values: "", id: "" });
  if (pressedAt) guardPress(pressedAt);
  const content = { ...delivery.thanks, sent, receipt: linking, texts: messages.thanks };
  return { ok: true, showThanks: (place) => place && showThanks(place, content) };
}
