import { suggestEmail } from "../../model/submissions/suggest-email.ts";

/** Time without a keystroke after which an address counts as typed, in milliseconds. */
const TYPING_PAUSE_MS = 600;

const findEmail = (root: ParentNode) => root.querySelector<HTMLInputElement>("input[type=email]");

/**
 * Asks "Did you mean …?" below a form's email field. A press on the question replaces the address. If Send is pressed
 * before the question could be shown, the form asks instead of sending; the next Send sends what is typed. Uses events
 * that bubble, so that it also works in a form that is rendered again. Imports neither React nor `parseEmail`: a module
 * that is loaded later would take them out of the form's script into files of their own, which together are larger.
 * @param text the question, with `{email}` for the address
 * @returns asks if there was no time to; returns whether it did. For a Send that came before this script.
 */
export function askAboutEmail(
  form: Element,
  text: string,
  parseEmail: (text: string) => { email?: string | undefined },
): () => boolean {
  // Outlives the form, which is rendered again after "Send another".
  const root = form.parentElement!;
  let askedAbout = "";
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Returns whether the question is asked for the first time about this address. */
  const ask = (input: HTMLInputElement): boolean => {
    const typed = parseEmail(input.value).email;
    const email = typed && suggestEmail(typed);
    findPlace(input).replaceChildren(...(email ? [createQuestion(text, email, input)] : []));
    if (!email || askedAbout === input.value) return false;
    askedAbout = input.value;
    return true;
  };
  const askSoon = (input: HTMLInputElement): void => {
    clearTimeout(timer);
    timer = setTimeout(ask, TYPING_PAUSE_MS, input);
  };

  root.addEventListener("input", ({ target }) => {
    const input = target as HTMLInputElement;
    if (input.type !== "email") return;
    findPlace(input).replaceChildren();
    askSoon(input);
  });
  const askBeforeSend = (): boolean => {
    clearTimeout(timer);
    const input = findEmail(root);
    if (!input) return false;
    const isAsked = ask(input);
    if (isAsked) findPlace(input).querySelector("button")!.focus();
    else findPlace(input).replaceChildren();
    return isAsked;
  };
  root.addEventListener(
    "submit",
    (event) => {
      if (!askBeforeSend()) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    true,
  );
  // The field may have been filled in before this script loaded.
  const input = findEmail(root);
  if (input?.value) askSoon(input);
  else if (input) findPlace(input);
  return askBeforeSend;
}

/** Returns the element that holds the question, which must be in the page before the question is, to be read out. */
function findPlace(input: HTMLInputElement): Element {
  const next = input.nextElementSibling;
  if (next?.hasAttribute("aria-live")) return next;
  const place = document.createElement("div");
  place.setAttribute("aria-live", "polite");
  input.after(place);
  return place;
}

function createQuestion(text: string, email: string, input: HTMLInputElement): HTMLElement {
  const button = document.createElement("button");
  button.className = "field-question";
  button.type = "button";
  button.textContent = text.replace("{email}", () => email);
  button.addEventListener("click", () => {
    input.value = email;
    input.dispatchEvent(new Event("input", { bubbles: true }));
    input.focus();
  });
  return button;
}
