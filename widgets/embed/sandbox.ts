import sheet from "embed:styles/sandbox";
import texts from "texts:sandbox";
import type { Outcome } from "../backend/outcome.ts";
import type { warn } from "../runtime/warn.ts";
import { SANDBOX_ANSWERS } from "./common-attributes.ts";
import type { MountOptions } from "./embedded-form.ts";
import type { mergeStrings } from "./merge-strings.ts";

// What the forms' own file has as well is handed over: imported here, it would be cut out of that file.

/** Milliseconds that an answer of the sandbox takes, so that a page sees a form that is being sent. */
const WAIT = 800;

/** Answers as the tag's attribute `sandbox` says, and sends nothing. */
export async function answerInSandbox(host: HTMLElement, complain: typeof warn): Promise<Outcome> {
  const wanted = host.getAttribute("sandbox") || "success";
  const answer = SANDBOX_ANSWERS.find((one) => one === wanted);
  if (!answer)
    complain(
      `<${host.localName}> does not know sandbox="${wanted}"; it may be ${SANDBOX_ANSWERS.join(", ")}`,
    );
  await new Promise((resolve) => setTimeout(resolve, WAIT));
  // A word that is none may have been meant to switch the sandbox off, so that no form may say that it is stored.
  return answer === "success" ? { ok: true, record: null } : { ok: false, reason: answer ?? "failed" };
}

/** Says above a form that nothing of it is stored, as long as it is in the sandbox. */
export function showSandboxNote(
  { host, strings, lang, adopt }: Pick<MountOptions, "host" | "strings" | "lang" | "adopt">,
  merge: typeof mergeStrings,
): void {
  const root = host.shadowRoot;
  if (!root || root.querySelector(".form-sandbox")) return;
  adopt(sheet);
  const note = document.createElement("p");
  note.className = "form-sandbox";
  note.part.add("note");
  if (lang) note.lang = lang;
  note.textContent = merge(texts, strings).sandbox.note;
  root.prepend(note);
  const follow = (): void => {
    note.dataset["rb"] = host.getAttribute("theme") ?? "";
    note.hidden = !host.hasAttribute("sandbox");
  };
  follow();
  new MutationObserver(follow).observe(host, { attributeFilter: ["sandbox", "theme"] });
}
