import { useEffect, useRef, useState } from "react";
import { suggestEmail } from "../../model/submissions/suggest-email.ts";

/** Time without a keystroke after which an address counts as typed, in milliseconds. */
const TYPING_PAUSE_MS = 600;

/**
 * Asks "Did you mean …?" below the email field that precedes it. A press on the question replaces the address. If Send
 * is pressed before the question could be shown, the form asks instead of sending; the next Send sends what is typed.
 * Works in any form, because it listens to the field and to its form.
 * @param text the question, with `{email}` for the address
 */
export function EmailQuestion({ text }: { text: string }) {
  const place = useRef<HTMLDivElement>(null);
  const [question, setQuestion] = useState<{ email: string | undefined; isFocused?: boolean }>();
  const email = question?.email;
  const getInput = () => place.current!.previousElementSibling as HTMLInputElement;

  useEffect(() => {
    const input = getInput();
    const { form } = input;
    let askedAbout = "";
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = (isFocused: boolean): boolean => {
      const suggestion = suggestEmail(input.value);
      setQuestion({ email: suggestion, isFocused });
      if (suggestion === undefined || askedAbout === input.value) return false;
      askedAbout = input.value;
      return true;
    };
    const askSoon = (): void => {
      clearTimeout(timer);
      timer = setTimeout(ask, TYPING_PAUSE_MS, false);
    };
    const onInput = (): void => {
      setQuestion(undefined);
      askSoon();
    };
    const onSubmit = (event: Event): void => {
      clearTimeout(timer);
      if (!ask(true)) return setQuestion(undefined);
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    // The field may have been filled in before this script loaded.
    askSoon();
    input.addEventListener("input", onInput);
    form?.addEventListener("submit", onSubmit, true);
    return () => {
      clearTimeout(timer);
      input.removeEventListener("input", onInput);
      form?.removeEventListener("submit", onSubmit, true);
    };
  }, []);

  useEffect(() => {
    if (question?.isFocused) place.current?.querySelector("button")?.focus();
  }, [question]);

  const accept = (): void => {
    const input = getInput();
    input.value = email!;
    input.dispatchEvent(new Event("input", { bubbles: true }));
    input.focus();
  };

  return (
    <div aria-live="polite" ref={place}>
      {email !== undefined && (
        <button className="field-question" type="button" onClick={accept}>
          {text.replace("{email}", () => email)}
        </button>
      )}
    </div>
  );
}
