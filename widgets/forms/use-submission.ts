import { useEffect, useReducer, useRef, type FormEvent, type RefObject } from "react";
import type { Circumstances } from "../backend/circumstances.ts";
import type { Outcome } from "../backend/outcome.ts";
import type { Backend } from "../backend/client.ts";
import { useConfig } from "../config.ts";
import type { NoticeName } from "../messages.ts";
import { emit } from "../runtime/events.ts";
import { withOwnKeys } from "../runtime/own-keys.ts";
import { warn } from "../runtime/warn.ts";
import { useHost } from "../runtime/widget-root.tsx";
import { newId } from "./new-id.ts";
import type { Reading } from "./read-form.ts";
import { restoreFocus } from "./restore-focus.ts";
import { advance, IDLE, type Notice, type SubmissionState } from "./submission-state.ts";

/** What a form is, besides its fields. */
export interface SubmissionOptions<Values> {
  /** Tag of the form, for its events. */
  widget: string;
  context?: string | undefined;
  partner?: string | undefined;
  /** The text to which sending the form agrees. */
  consent: string;
  read: (data: FormData) => Reading<Values> | Promise<Reading<Values>>;
  /** The notice that goes with errors beside fields, if any; asked after `read` has refused the data. */
  rejection?: (errors: Readonly<Record<string, string>>) => NoticeName | undefined;
  /** Fetches the code that `send` needs; called when the visitor starts to fill the form. */
  prepare?: () => Promise<unknown>;
  send: (values: Values, circumstances: Circumstances, backend: Backend) => Promise<Outcome>;
  success: NoticeName;
  failure: NoticeName;
  onSuccess?: () => void;
}

/** A form's state, and what its frame needs to drive it. */
export interface Submission {
  state: SubmissionState;
  isSending: boolean;
  formRef: RefObject<HTMLFormElement | null>;
  /** The hidden field that only programs fill. */
  trapRef: RefObject<HTMLInputElement | null>;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  onInput: (event: FormEvent<HTMLFormElement>) => void;
  /** Shows errors or a notice that do not come from a submit. */
  reject: (errors: Readonly<Record<string, string>>, notice?: NoticeName) => void;
  dismiss: () => void;
}

/**
 * Reads, checks and sends a form whose fields are uncontrolled: no double submission, values kept on
 * failure and cleared on success, focus to the first error, one row id for all tries to send the same values.
 */
export function useSubmission<Values>(options: SubmissionOptions<Values>): Submission {
  const { widget, context } = options;
  const { messages, backend } = useConfig();
  const host = useHost();
  const [state, dispatch] = useReducer(advance, IDLE);
  const formRef = useRef<HTMLFormElement>(null);
  const trapRef = useRef<HTMLInputElement>(null);
  const isBusy = useRef(false);
  const isStarted = useRef(false);
  /** The id of the row that was tried last, and the values it stands for. */
  const attempt = useRef({ values: "", id: "" });
  /** When the form was shown, in milliseconds since the page was: at first with the page, then after each success. */
  const shownAt = useRef(0);
  const isSending = state.phase === "submitting";

  useEffect(() => {
    if (state.rejections > 0) formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [state.rejections]);

  useEffect(() => {
    if (state.phase === "success" || state.phase === "failure") restoreFocus(formRef.current);
  }, [state.phase]);

  const toNotice = (kind: Notice["kind"], name: NoticeName): Notice => ({
    kind,
    ...messages.notices[name],
  });

  const start = (): void => {
    if (isStarted.current) return;
    isStarted.current = true;
    options
      .prepare?.()
      .catch(() => warn("the code that sends forms did not arrive; it is asked for again on submit"));
    emit(host, "start", { widget, context });
  };

  const submit = async (data: FormData): Promise<void> => {
    const reading = await withOwnKeys(() => options.read(data));
    if (!reading.ok) {
      const notice = options.rejection?.(reading.errors);
      dispatch({
        type: "reject",
        errors: reading.errors,
        notice: notice === undefined ? null : toNotice("failure", notice),
      });
      return;
    }
    if (!emit(host, "before-submit", { widget, context })) return;
    const values = JSON.stringify(
      [...data].map(([name, value]) =>
        typeof value === "string" ? [name, value] : [name, value.name, value.size, value.lastModified],
      ),
    );
    if (attempt.current.values !== values) attempt.current = { values, id: newId() };
    dispatch({ type: "send" });
    const outcome = await options
      .send(
        reading.values,
        {
          id: attempt.current.id,
          context: context ?? null,
          partner: options.partner ?? null,
          isOwnPage: host?.shadowRoot === null,
          consent: { text: options.consent, version: messages.consent.version },
          formCheck: {
            trap: trapRef.current?.value ?? "",
            seconds: Math.round((performance.now() - shownAt.current) / 100) / 10,
          },
        },
        backend,
      )
      .catch((): Outcome => ({ ok: false, reason: "unreachable" }));
    if (!outcome.ok) {
      warn(`${widget} was not stored (${outcome.reason})`);
      dispatch({ type: "fail", notice: toNotice("failure", options.failure) });
      emit(host, "error", { widget, context, reason: outcome.reason });
      return;
    }
    attempt.current = { values: "", id: "" };
    shownAt.current = performance.now();
    isStarted.current = false;
    formRef.current?.reset();
    dispatch({ type: "succeed", notice: toNotice("success", options.success) });
    options.onSuccess?.();
    emit(host, "submitted", { widget, context });
  };

  return {
    state,
    isSending,
    formRef,
    trapRef,
    onSubmit: (event) => {
      event.preventDefault();
      if (isBusy.current) return;
      isBusy.current = true;
      start();
      void submit(new FormData(event.currentTarget)).finally(() => {
        isBusy.current = false;
      });
    },
    onInput: (event) => {
      start();
      const { name } = event.target as HTMLInputElement;
      dispatch({ type: "edit", field: name });
    },
    reject: (errors, notice) =>
      dispatch({ type: "reject", errors, notice: notice === undefined ? null : toNotice("failure", notice) }),
    dismiss: () => dispatch({ type: "dismiss" }),
  };
}
