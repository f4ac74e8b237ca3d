import { useId, useState, type FormEvent } from "react";
import { ErrorText } from "./error-text.tsx";
import { Hint } from "./hint.tsx";
import { ViewHeading } from "./view-heading.tsx";
import { readKey } from "./read-key.ts";
import type { HeadingText, ReceiptSettings } from "./settings.ts";
import { readFormText } from "./read-form-text.ts";

interface LinkPromptProps {
  heading: HeadingText;
  texts: ReceiptSettings["open"];
  focusOnMount?: boolean;
  onReceiptKey: (key: string) => void;
}

export function LinkPrompt({ heading, texts, focusOnMount, onReceiptKey }: LinkPromptProps) {
  const id = useId();
  const [isInvalid, setInvalid] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const key = readKey(readFormText(new FormData(event.currentTarget), "link"));
    setInvalid(key === undefined);
    if (key !== undefined) onReceiptKey(key);
  };
  return (
    <ViewHeading {...heading} focusOnMount={focusOnMount}>
      <form
        className="grid gap-3"
        method="dialog"
        noValidate
        onSubmit={submit}
        onInput={() => setInvalid(false)}
      >
        <label className="field-label m-0" htmlFor={`${id}-link`}>
          {texts.label}
        </label>
        <input
          className="field-input"
          id={`${id}-link`}
          name="link"
          type="text"
          autoComplete="off"
          spellCheck={false}
          aria-invalid={isInvalid || undefined}
          aria-describedby={`${id}-hint ${id}-error`}
        />
        <Hint id={`${id}-hint`}>{texts.hint}</Hint>
        <div role="alert" id={`${id}-error`}>
          <ErrorText text={isInvalid ? texts.invalid : ""} />
        </div>
        <button className="btn btn-primary justify-self-start" type="submit">
          {texts.button}
        </button>
      </form>
    </ViewHeading>
  );
}
