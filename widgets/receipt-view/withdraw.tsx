import { useEffect, useId, useRef, useState } from "react";
import type { ReceiptDesk } from "../backend/receipts.ts";
import { ErrorText } from "./error-text.tsx";
import type { ReceiptSettings } from "./settings.ts";

interface WithdrawProps {
  desk: ReceiptDesk;
  texts: ReceiptSettings["change"];
  isHeld: boolean;
  onWithdrawn: () => void;
}

/** Deletes the submission, after a question whose first answer is to keep it. */
export function Withdraw({ desk, texts: common, isHeld, onWithdrawn }: WithdrawProps) {
  const id = useId();
  const { withdraw: texts } = common;
  const [state, setState] = useState<"idle" | "asking" | "sending">("idle");
  const [error, setError] = useState("");
  const question = useRef<HTMLHeadingElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const wasAsked = useRef(false);
  useEffect(() => {
    if (state === "asking" && !wasAsked.current) question.current?.focus();
    if (state === "idle" && wasAsked.current) opener.current?.focus();
    wasAsked.current = state !== "idle";
  }, [state]);

  const withdraw = async (): Promise<void> => {
    setState("sending");
    setError("");
    const { outcome } = await desk.withdraw().catch(() => ({ outcome: "unreachable" as const }));
    // What another tab has withdrawn is withdrawn.
    if (outcome === "withdrawn" || outcome === "unknown") return onWithdrawn();
    setState("asking");
    setError(outcome === "held" ? texts.held : outcome === "too-many" ? common.tooMany : common.failed);
  };

  if (isHeld)
    return (
      <div className="receipt-change">
        <h3>{texts.title}</h3>
        <p className="receipt-hint">{texts.held}</p>
      </div>
    );
  return (
    <div className="receipt-change">
      <h3>{texts.title}</h3>
      {state === "idle" ? (
        <div className="receipt-fields">
          <p className="receipt-hint">{texts.hint}</p>
          <button
            ref={opener}
            className="btn receipt-withdraw"
            type="button"
            onClick={() => setState("asking")}
          >
            {texts.button}
          </button>
        </div>
      ) : (
        <div className="receipt-question" role="group" aria-labelledby={`${id}-question`}>
          <h4 id={`${id}-question`} ref={question} tabIndex={-1}>
            {texts.question}
          </h4>
          <p className="receipt-hint">{texts.consequences}</p>
          <div className="receipt-answers">
            <button
              className="btn"
              type="button"
              disabled={state === "sending"}
              onClick={() => setState("idle")}
            >
              {texts.no}
            </button>
            <button
              className="btn receipt-withdraw"
              type="button"
              disabled={state === "sending"}
              onClick={() => void withdraw()}
            >
              {state === "sending" ? common.saving : texts.yes}
            </button>
          </div>
        </div>
      )}
      <div role="alert">
        <ErrorText text={error} />
      </div>
    </div>
  );
}
