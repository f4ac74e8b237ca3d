import { use } from "react";
import { FormContext } from "./form-context.ts";
import { ArrowIcon } from "./icons.tsx";

export function SubmitButton({ text, sendingText }: { text: string; sendingText: string }) {
  const { isSending, onPress } = use(FormContext);
  return (
    <button
      className={isSending ? "btn btn-primary btn-sending" : "btn btn-primary"}
      type="submit"
      disabled={isSending}
      onClick={onPress}
    >
      {isSending ? sendingText : text}
      {!isSending && <ArrowIcon />}
    </button>
  );
}
