/** Time without a keystroke after which an address counts as typed, in milliseconds. */
const TYPING_PAUSE_MS = 600;

const findEmail = (root: ParentNode) => root.querySelector<HTMLInputElement>("input[type=email]");

/**
 * Asks "Did you mean …?" below a form's email field. A press on the question replaces the address. If Send is pressed
 * before the question could be shown, the form asks instead of sending; the next Send sends what is typed. Uses events
 * that bubble, so that it also works in a form that is rendered again. Imports neither React nor `parseEmail`: a module
 * that is loaded later would take them out of the form's script into files of their own, which together are larger.
 * @param text the question, with `{email}` for the address
 * @param onAsk called when the form asks instead of sending
 * @returns asks if there was no time to; returns whether it did. For a Send that came before this script.
 */
export function askAboutEmail(
  form: Element,
  text: string,
  parseEmail: (text: string) => { email?: string | undefined },
  onAsk?: () => void,
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
    if (isAsked) {
      onAsk?.();
      findPlace(input).querySelector("button")!.focus();
    } else findPlace(input).replaceChildren();
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

/** Mailbox providers whose names are long enough that a name one edit away is rarely another real domain. */
const PROVIDERS =
  "gmail.com yahoo.com hotmail.com outlook.com icloud.com protonmail.com comcast.net verizon.net sbcglobal.net bellsouth.net earthlink.net hotmail.es yahoo.es outlook.es yahoo.com.mx".split(
    " ",
  );

const ENDINGS = ["com", "net", "org"];

/** Top-level domains of IANA's list that are one edit away from one of the endings. */
const REAL_ENDINGS = /^(?:co|cm|om|bom|cam|mom|et|ne|bet|nec|new|next|ntt|pet|vet|ong)$/;

/**
 * Whether two texts differ by one typing mistake: a letter more, less or other, or two that are swapped (optimal string
 * alignment distance of 1).
 * @param start letters that must be the same, unless the first two are swapped
 */
function isOneEditAway(one: string, other: string, start: number): boolean {
  let from = 0;
  while (from < one.length && one[from] === other[from]) from += 1;
  let end = 0;
  const shorter = Math.min(one.length, other.length) - from;
  while (end < shorter && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  const [a, b] = [one, other].map((text) => text.slice(from, text.length - end)) as [string, string];
  if (a.length === 2 && b.length === 2) return a[0] === b[1] && a[1] === b[0];
  return a.length <= 1 && b.length <= 1 && a !== b && from >= start;
}

/**
 * Returns the address that was probably meant, such as `dana@gmail.com` for `dana@gmial.con`; otherwise undefined. It
 * changes the domain only: an ending that no domain has (`.con`, `.comm`), a provider's name with one mistake
 * (`gmial.com`), or `www.` before a domain. Real domains such as `gmail.co`, `mail.com` and `ymail.com` are not in
 * question.
 * @param email an address that `parseEmail` accepts
 */
export function suggestEmail(email: string): string | undefined {
  const [name = "", domain = ""] = email.split("@");
  const meant = suggestDomain(domain);
  return meant === domain ? undefined : `${name}@${meant}`;
}

function suggestDomain(domain: string): string {
  const bare = domain.replace(/^www\.(?=.+\.)/, "");
  const dot = bare.lastIndexOf(".") + 1;
  const ending = bare.slice(dot);
  const typed =
    !REAL_ENDINGS.test(ending) && !ENDINGS.includes(ending)
      ? bare.slice(0, dot) + (ENDINGS.find((one) => isOneEditAway(ending, one, 0)) ?? ending)
      : bare;
  // Oman and Cameroon: nobody has a mailbox there under a provider's name.
  const provider = typed.replace(/^([^.]+\.)(?:om|cm)$/, "$1com");
  return (
    PROVIDERS.find((one) => one === provider) ??
    PROVIDERS.find((one) => {
      const rest = one.slice(one.indexOf("."));
      const [host, name] = [one, provider].map((text) => text.slice(0, -rest.length)) as [string, string];
      return provider.endsWith(rest) && isOneEditAway(name, host, 1);
    }) ??
    typed
  );
}
