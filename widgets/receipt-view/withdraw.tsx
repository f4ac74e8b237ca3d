import { useEffect, useId, useRef, useState } from "react";
import type { ReceiptClient } from "../backend/receipts.ts";
import { ErrorText, Hint } from "./change-form.tsx";
import type { ReceiptSettings } from "./settings.ts";

interface WithdrawProps {
  client: ReceiptClient;
  texts: ReceiptSettings["change"];
  isHeld: boolean;
  onWithdrawn: () => void;
}

/** Withdraws the submission after confirmation. Cancel is the first button. */
export function Withdraw({ client, texts: commonTexts, isHeld, onWithdrawn }: WithdrawProps) {
  const id = useId();
  const { withdraw: texts } = commonTexts;
  const [state, setState] = useState<"idle" | "asking" | "sending">("idle");
  const [error, setError] = useState("");
  const question = useRef<HTMLHeadingElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const wasConfirming = useRef(false);
  useEffect(() => {
    if (state === "asking" && !wasConfirming.current) question.current?.focus();
    if (state === "idle" && wasConfirming.current) opener.current?.focus();
    wasConfirming.current = state !== "idle";
  }, [state]);

  const withdraw = async (): Promise<void> => {
    if (state === "sending") return;
    setState("sending");
    setError("");
    const { outcome } = await client.withdraw().catch(() => ({ outcome: "unreachable" as const }));
    // "unknown" means that the submission was already withdrawn, for example in another tab.
    if (outcome === "withdrawn" || outcome === "unknown") return onWithdrawn();
    setState("asking");
    setError(
      outcome === "held" ? texts.held : outcome === "too-many" ? commonTexts.tooMany : commonTexts.failed,
    );
  };

  return (
    <div className="border-b border-line pt-4.5 pb-5.5">
      <h3 className="text-20 leading-125">{texts.title}</h3>
      {isHeld ? (
        <Hint>{texts.held}</Hint>
      ) : state === "idle" ? (
        <div className="mt-3 grid gap-3.5 md:grid-cols-[minmax(0,1fr)_auto] md:items-end">
          <Hint>{texts.hint}</Hint>
          <button
            ref={opener}
            className="btn border-dashed md:min-h-13"
            type="button"
            onClick={() => setState("asking")}
          >
            {texts.button}
          </button>
        </div>
      ) : (
        <div
          className="mt-3 border-control border-critical bg-sheet px-4.5 py-4"
          role="group"
          aria-labelledby={`${id}-question`}
        >
          <h4 id={`${id}-question`} className="text-17" ref={question} tabIndex={-1}>
            {texts.question}
          </h4>
          <Hint>{texts.consequences}</Hint>
          <div className="mt-4 flex flex-wrap gap-3">
            <button
              className="btn md:min-h-13"
              type="button"
              aria-disabled={state === "sending"}
              onClick={() => setState((now) => (now === "sending" ? now : "idle"))}
            >
              {texts.no}
            </button>
            <button
              className="btn border-dashed md:min-h-13"
              type="button"
              aria-disabled={state === "sending"}
              onClick={() => void withdraw()}
            >
              {state === "sending" ? commonTexts.saving : texts.yes}
            </button>
          </div>
        </div>
      )}
      <div role="alert" className="*:mt-2.5">
        <ErrorText text={error} />
      </div>
    </div>
  );
}
