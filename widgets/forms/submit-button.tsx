import { use } from "react";
import { FormContext } from "./form-context.ts";
import { ArrowIcon } from "./icons.tsx";

export function SubmitButton({ text, sending }: { text: string; sending: string }) {
  const { isSending, onPress } = use(FormContext);
  return (
    <button
      className={isSending ? "btn btn-primary btn-sending" : "btn btn-primary"}
      type="submit"
      disabled={isSending}
      onClick={onPress}
    >
      {isSending ? sending : text}
      {!isSending && <ArrowIcon />}
    </button>
  );
}
