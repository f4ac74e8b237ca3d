import { useId, useRef, useState, type FormEvent, type ReactNode } from "react";
import type { Receipt, ReceiptResponse } from "../backend/receipts.ts";
import { isBlank } from "../../model/submissions/typed-text.ts";
import type { ReceiptSettings } from "./settings.ts";

interface ChangeFormProps {
  texts: { title: string; hint: string; button: string; saved: string; invalid: string };
  commonTexts: ReceiptSettings["change"];
  /** Sends the form data, or returns an error message if it is invalid. */
  send: (data: FormData) => Promise<ReceiptResponse> | string;
  onChanged: (receipt: Receipt) => void;
  onReceiptGone: () => void;
  /** Called when the fields are emptied. */
  onReset?: () => void;
  /** Renders the fields. `describedBy` contains the ids of the description and the error. */
  children: (describedBy: string) => ReactNode;
}

export function ChangeForm(props: ChangeFormProps) {
  const { texts, commonTexts, send, onChanged, onReceiptGone, onReset, children } = props;
  const id = useId();
  const [state, setState] = useState<"idle" | "sending" | "saved">("idle");
  const [error, setError] = useState("");
  /** Whether the fields have been edited since they were sent. */
  const isEdited = useRef(false);

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (state === "sending") return;
    const form = event.currentTarget;
    const errorOrResponse = send(new FormData(form));
    isEdited.current = false;
    setError("");
    if (typeof errorOrResponse === "string") {
      setState("idle");
      return setError(errorOrResponse);
    }
    setState("sending");
    const response = await errorOrResponse.catch((): ReceiptResponse => ({ outcome: "unreachable" }));
    setState(response.outcome === "found" ? "saved" : "idle");
    if (response.outcome === "found") {
      if (!isEdited.current) form.reset();
      onChanged(response);
    } else if (response.outcome === "unknown") onReceiptGone();
    else if (response.outcome === "invalid") setError(response.why ?? texts.invalid);
    else setError(response.outcome === "too-many" ? commonTexts.tooMany : commonTexts.failed);
  };

  return (
    <form
      className="border-b border-line pt-4.5 pb-5.5"
      method="dialog"
      noValidate
      aria-labelledby={`${id}-title`}
      onSubmit={(event) => void submit(event)}
      onReset={onReset}
      onInput={() => {
        isEdited.current = true;
        setState((now) => (now === "saved" ? "idle" : now));
        setError("");
      }}
    >
      <h3 id={`${id}-title`} className="text-20 leading-125">
        {texts.title}
      </h3>
      <Hint id={`${id}-hint`}>{texts.hint}</Hint>
      <div className="mt-3 grid gap-3.5 md:grid-cols-[minmax(0,1fr)_auto] md:items-end md:has-[.field+.field]:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]">
        {children(`${id}-hint ${id}-error`)}
        <button className="btn md:min-h-13" type="submit" aria-disabled={state === "sending"}>
          {state === "sending" ? commonTexts.saving : texts.button}
        </button>
      </div>
      <div role="alert" id={`${id}-error`} className="*:mt-2.5">
        <ErrorText text={error} />
      </div>
      <p className="font-strong not-empty:mt-2.5" role="status">
        {state === "saved" && texts.saved}
      </p>
    </form>
  );
}

interface HintProps {
  id?: string;
  children: string;
}

export function Hint({ id, children }: HintProps) {
  return (
    <p className="max-w-155 text-16 leading-145 text-ink-2" id={id}>
      {children}
    </p>
  );
}

export function ErrorText({ text }: { text: string }) {
  if (text === "") return null;
  return (
    <p className="field-error">
      <svg className="icon" viewBox="0 0 18 17" aria-hidden="true">
        <path d="M9 1.5 17 15.5H1zM9 6.5v4.5M9 12.7v.8" />
      </svg>
      <span>{text}</span>
    </p>
  );
}

export function readFormText(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === "string" && !isBlank(value) ? value.trim() : "";
}
