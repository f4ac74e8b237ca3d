import {
  useCallback,
  useEffect,
  useReducer,
  useRef,
  type FormEvent,
  type MouseEvent,
  type RefObject,
} from "react";
import type { Circumstances } from "../backend/circumstances.ts";
import type { Outcome, Refusal } from "../backend/outcome.ts";
import type { Backend } from "../backend/client.ts";
import { useConfig } from "../config.ts";
import type { NoticeName, NoticeText } from "../messages.ts";
import { emit, type WidgetEventName } from "../runtime/events.ts";
import { warn } from "../runtime/warn.ts";
import { useHost } from "../runtime/widget-root.tsx";
import { focusFirstField, focusSend, restoreFocus } from "./focus.ts";
import { loadCounting, loadSending } from "./load-sending.ts";
import type { Reading } from "../../site/model/submissions/read-fields.ts";
import { refuse, toFailure, toNotice, toRejection } from "./refusals.ts";
import { advance, IDLE, type SubmissionState } from "./submission-state.ts";
import type { PressPoint } from "./sending/guard-press.ts";
import type { NextStep } from "./sending/schedule.ts";
import type { ThanksContent } from "./sending/show-thanks.ts";

/** What a form is, besides its fields. */
export interface SubmissionOptions<Values> {
  /** Tag of the form, for its events. */
  widget: string;
  context?: string | undefined;
  /** Which of the texts with this form it stands in, where that decides what is stored. */
  source?: string | undefined;
  partner?: string | undefined;
  /** The text to which sending the form agrees. */
  consent: string;
  read: (data: FormData) => Reading<Values> | Promise<Reading<Values>>;
  /** Fields whose errors no longer hold, since the form has been filled otherwise. */
  relieved?: (form: HTMLFormElement) => readonly string[];
  /** The notice of a form that lacks something, if any; asked after `read` has refused the data. */
  incomplete?: (errors: Readonly<Record<string, string>>) => NoticeName | undefined;
  /** Fetches the code that `send` needs; called when the visitor starts to fill the form. */
  prepare: () => Promise<unknown>;
  send: (values: Values, circumstances: Circumstances, backend: Backend) => Promise<Outcome>;
  success: NoticeName;
  failure: NoticeName;
  /** What the thanks say, where it is not what the notice says, and the way on that they offer. */
  thanks?: NoticeText & Pick<ThanksContent, "wayOn">;
  /** What happens next, as the thanks tell. */
  next: readonly NextStep[];
  onSuccess?: () => void;
}

/** A form's state, and what its frame needs to drive it. */
export interface Submission {
  state: SubmissionState;
  /** What the form is, for a server that it is posted to without script: its tag, and its context or source. */
  kind: string;
  /** The notice of a form that could not be stored. */
  failure: NoticeName;
  isSending: boolean;
  formRef: RefObject<HTMLFormElement | null>;
  /** The hidden field that only programs fill. */
  trapRef: RefObject<HTMLInputElement | null>;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  onInput: (event: FormEvent<HTMLFormElement>) => void;
  /** Called with the place where a pointer has pressed Send. */
  onPress: (event: MouseEvent<HTMLButtonElement>) => void;
  /** Shows errors or a notice that do not come from a submit. */
  reject: (errors: Readonly<Record<string, string>>, notice?: NoticeName) => void;
  /**
   * Dismisses the notice.
   * @param press of the notice's own button, which leaves with it and hands its focus to Send
   */
  dismiss: (press?: MouseEvent) => void;
}

/**
 * Reads, checks and sends a form whose fields are uncontrolled: no double submission, values kept on
 * failure and cleared on success, focus to the first error, one row id for all tries to send the same values.
 */
export function useSubmission<Values>(options: SubmissionOptions<Values>): Submission {
  const { widget, context, source, partner } = options;
  const { messages, backend, lang, sendInstead } = useConfig();
  const host = useHost();
  const [state, dispatch] = useReducer(advance, IDLE);
  const formRef = useRef<HTMLFormElement>(null);
  const trapRef = useRef<HTMLInputElement>(null);
  const isBusy = useRef(false);
  const isStarted = useRef(false);
  const attempt = useRef({ values: "", id: "" });
  /** What the form is counted as. */
  const names = useRef("");
  /** When the form was shown, in milliseconds since the page was: at first with the page, then as a fresh one. */
  const shownAt = useRef(0);
  /** Where the pointer has pressed Send last; undefined when a key did. */
  const pressedAt = useRef<PressPoint>(undefined);
  const isSending = state.phase === "submitting";

  useEffect(() => {
    if (state.rejections > 0) formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [state.rejections]);

  useEffect(() => {
    if (state.phase === "failure") restoreFocus(formRef.current);
  }, [state.phase]);

  useEffect(() => {
    if (state.restarts === 0) return;
    shownAt.current = performance.now();
    focusFirstField(formRef.current);
  }, [state.restarts]);

  useEffect(() => {
    names.current = [widget, context, partner].join();
  });

  useEffect(() => {
    loadCounting()
      .then(({ countForm }) =>
        countForm(() => names.current, host!, formRef.current!, backend, isStarted.current),
      )
      // Whoever runs without it is not counted.
      .catch(() => 0);
  }, [host, backend]);

  const dismiss = useCallback((press?: MouseEvent) => {
    if (press) focusSend(formRef.current);
    dispatch({ type: "dismiss" });
  }, []);

  const tell = (name: WidgetEventName, reason?: Refusal): boolean =>
    emit(host, name, { widget, context, ...(reason && { reason }) });

  const start = (): void => {
    if (isStarted.current) return;
    isStarted.current = true;
    Promise.all([loadSending(), options.prepare()]).catch(() => warn("sending did not load"));
    tell("start");
  };

  const reject: Submission["reject"] = (errors, name) => dispatch(toRejection(errors, name, messages));

  const fail = (reason: Refusal): void => {
    warn(`${widget} was not stored (${reason})`);
    dispatch(toFailure(reason, options.failure, messages));
    tell("error", reason);
  };

  const submit = async (form: HTMLFormElement, data: FormData): Promise<void> => {
    const reading = await options.read(data);
    if (!reading.ok) return dispatch(refuse(reading, options, messages));
    if (!tell("before-submit")) return;
    const notice = toNotice("success", options.success, messages);
    dispatch({ type: "send" });
    // Nothing is sent before the code is there that can say so.
    const code = await loadSending().catch(() => null);
    const outcome = await code?.deliver({
      ...options,
      form,
      data,
      send: (circumstances) => sendInstead?.() ?? options.send(reading.values, circumstances, backend),
      attempt: attempt.current,
      shownAt: shownAt.current,
      trap: trapRef.current,
      pressedAt: pressedAt.current,
      messages,
      thanks: {
        ...(options.thanks ?? notice),
        next: options.next,
        language: lang ?? host?.closest<HTMLElement>("[lang]")?.lang,
        onRestart: () => dispatch({ type: "restart" }),
      },
    });
    if (!outcome?.ok) return fail(outcome?.reason ?? "unreachable");
    dispatch({ type: "succeed", notice, showThanks: outcome.showThanks });
    isStarted.current = false;
    options.onSuccess?.();
    tell("submitted");
  };

  return {
    state,
    kind: `${widget} ${context ?? source ?? ""}`,
    failure: options.failure,
    isSending,
    formRef,
    trapRef,
    onSubmit: (event) => {
      event.preventDefault();
      if (isBusy.current) return;
      isBusy.current = true;
      start();
      void submit(event.currentTarget, new FormData(event.currentTarget)).finally(() => {
        isBusy.current = false;
        pressedAt.current = undefined;
      });
    },
    onInput: (event) => {
      start();
      const relieved = options.relieved?.(event.currentTarget) ?? [];
      dispatch({ type: "edit", fields: [(event.target as HTMLInputElement).name, ...relieved] });
    },
    onPress: (event) => {
      // Without a count it is a key's press.
      if (event.detail > 0) pressedAt.current = event;
    },
    reject,
    dismiss,
  };
}
