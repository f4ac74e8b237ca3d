import sheet from "embed:styles/sandbox";
import texts from "texts:sandbox";
import type { Outcome } from "../backend/outcome.ts";
import type { warn } from "../runtime/warn.ts";
import type { MessagesOf, SANDBOX_MESSAGE_KEYS } from "../../model/tags/tag-description.ts";
import { SANDBOX_OUTCOMES } from "../../model/tags/sandbox-outcomes.ts";
import type { MountOptions } from "./embedded-form.ts";
import type { mergeStrings } from "./merge-strings.ts";

// `warn` and `mergeStrings` are passed as arguments: importing them would make esbuild split the chunk that
// all forms share.

/** Simulated response time, long enough to see the form's sending state. */
const RESPONSE_TIME_MS = 800;

export async function simulateOutcome(host: HTMLElement, logWarning: typeof warn): Promise<Outcome> {
  const requestedOutcome = host.getAttribute("sandbox") || "success";
  const outcome = SANDBOX_OUTCOMES.find((one) => one === requestedOutcome);
  if (!outcome)
    logWarning(
      `<${host.localName}> has an unknown sandbox="${requestedOutcome}"; expected one of ${SANDBOX_OUTCOMES.join(", ")}`,
    );
  await new Promise((resolve) => setTimeout(resolve, RESPONSE_TIME_MS));
  // Unknown values may be attempts to turn sandbox mode off, so don't simulate success.
  return outcome === "success" ? { ok: true, record: null } : { ok: false, reason: outcome ?? "failed" };
}

export function showSandboxNote(
  { host, strings, lang, adoptStyles }: Pick<MountOptions, "host" | "strings" | "lang" | "adoptStyles">,
  merge: typeof mergeStrings,
): void {
  const root = host.shadowRoot;
  if (!root || root.querySelector(".form-sandbox")) return;
  adoptStyles(sheet);
  const note = document.createElement("p");
  note.className = "form-sandbox";
  note.part.add("note");
  if (lang) note.lang = lang;
  note.textContent = merge(texts as MessagesOf<readonly [typeof SANDBOX_MESSAGE_KEYS]>, strings).sandbox.note;
  root.prepend(note);
  const syncNote = (): void => {
    note.dataset["rb"] = host.getAttribute("theme") ?? "";
    note.hidden = !host.hasAttribute("sandbox");
  };
  syncNote();
  new MutationObserver(syncNote).observe(host, { attributeFilter: ["sandbox", "theme"] });
}
