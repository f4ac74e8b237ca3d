import { useCallback, useEffect, useReducer, useRef, type FormEvent, type MouseEvent } from "react";
import type { SubmissionMetadata } from "../backend/submission-metadata.ts";
import type { Outcome, FailureReason } from "../backend/outcome.ts";
import type { Backend } from "../backend/client.ts";
import { useConfig, useMessages } from "../runtime/config.ts";
import type { NoticeText, FormMessageKeys } from "../../model/tags/tag-description.ts";
import { emit, type WidgetEventName } from "../runtime/events.ts";
import { warn } from "../runtime/warn.ts";
import { useHost } from "../runtime/widget-root.tsx";
import type { CountEvent } from "./count-form.ts";
import { focusFirstField, focusSubmitButton, restoreFocus } from "./focus.ts";
import { loadFormCounter, loadSendForm } from "./load-form-code.ts";
import { parseEmail } from "../../model/submissions/email-address.ts";
import { toColumns } from "../../model/submissions/form-columns.ts";
import {
  readFields,
  type FieldErrors,
  type FormResult,
  type StoredFields,
} from "../../model/submissions/read-fields.ts";
import { importSubmissionsClient } from "./import-backend.ts";
import { createValidationEvent, type RejectionOptions } from "./submission-events.ts";
import { reduceSubmission, INITIAL_STATE } from "./submission-state.ts";
import type { ClickPoint } from "./sending/ignore-second-click.ts";
import type { NextStep } from "./sending/render-schedule.ts";
import type { ThanksContent } from "./sending/show-thanks.ts";

interface SubmissionOptions<Values, Client> extends RejectionOptions {
  widget: string;
  context?: string | undefined;
  source?: string | undefined;
  partner?: string | undefined;
  /** The consent that the form asks for; stored with the submission. */
  consent: string;
  read: (data: FormData) => FormResult<Values> | Promise<FormResult<Values>>;
  /** Returns the names of other fields whose errors no longer apply after an edit. */
  listResolvedFields?: (form: HTMLFormElement) => readonly string[];
  /** Called when the visitor has filled in a field, since evaluating the client would delay the keys typed into it. */
  importClient: () => Promise<Client>;
  send: (client: Client, values: Values, metadata: SubmissionMetadata, backend: Backend) => Promise<Outcome>;
  success: NoticeText;
  failure: NoticeText;
  /** Returns the thank-you message, and what it has apart from others. By default, it is `success`. */
  thanks?: (
    values: Values,
  ) => NoticeText &
    Pick<ThanksContent, "homeLink" | "scheduler"> & { texts?: Partial<ThanksContent["texts"]> };
  next: readonly NextStep[];
  onSuccess?: () => void;
}

type SubmissionsClient = Awaited<ReturnType<typeof importSubmissionsClient>>;

/**
 * Returns the options of a form that is read by a field table and stored in its columns.
 * @param constants other columns, which are the same in every submission of the form
 */
export const storeFields = (
  fields: StoredFields,
  errors: FieldErrors,
  constants: Readonly<Record<string, string>> = {},
  table: Parameters<SubmissionsClient["submitForm"]>[0] = "contact_submissions",
) => ({
  read: (data: FormData) => readFields(fields, data, errors),
  importClient: importSubmissionsClient,
  send: (
    { submitForm }: SubmissionsClient,
    values: Readonly<Record<string, string>>,
    ...rest: [SubmissionMetadata, Backend]
  ) => submitForm(table, { ...toColumns(fields, values), ...constants }, ...rest),
});

export type Submission = ReturnType<typeof useSubmission>;

/**
 * Manages an uncontrolled form: reads, validates and sends it. Prevents double submission, focuses the first
 * invalid field, keeps values on failure, and clears them on success. Retries with unchanged values use the
 * same row id.
 */
export function useSubmission<Values, Client>(options: SubmissionOptions<Values, Client>) {
  const { widget, context, source, partner, importClient } = options;
  const { agency, backend, lang, simulateSend, onFailure } = useConfig();
  const messages = useMessages<FormMessageKeys>();
  const host = useHost();
  const [state, dispatch] = useReducer(reduceSubmission, INITIAL_STATE);
  const formRef = useRef<HTMLFormElement>(null);
  const honeypotRef = useRef<HTMLInputElement>(null);
  const isBusy = useRef(false);
  const isFormStarted = useRef(false);
  const attempt = useRef({ values: "", id: "" });
  const countKey = useRef("");
  /** Counts events of this form, which may be one of several on its host; undefined until its code has loaded. */
  const count = useRef<CountEvent>(undefined);
  /** Asks about a mistyped email once its code has loaded. */
  const question = useRef<Promise<(() => boolean) | void>>(undefined);
  /** When the form was shown or last restarted, in milliseconds since page load. */
  const shownAt = useRef(0);
  /** Where the submit button was last clicked; undefined if it was activated by keyboard. */
  const clickPoint = useRef<ClickPoint>(undefined);
  const isSending = state.phase === "submitting";

  useEffect(() => {
    if (state.rejections > 0) formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [state.rejections]);

  useEffect(() => {
    if (state.phase === "failure") restoreFocus(formRef.current);
  }, [state.phase]);

  const restart = () => dispatch({ type: "restart" });

  useEffect(() => {
    const form = formRef.current!;
    // Only our own pages keep thanks in their history, and only those have a visitor's form in the document.
    const isKept = Boolean((history.state as { thanks?: unknown } | null)?.thanks);
    if (form.getRootNode() !== document || !isKept || isTouched(form)) return;
    void loadSendForm()
      .then(({ restoreThanks }) => {
        const showThanks = restoreThanks(honeypotRef.current!.name, messages.thanks, restart);
        if (showThanks && !isFormStarted.current) dispatch({ type: "succeed", notice: null, showThanks });
      })
      .catch(warnOfLoading);
  }, []);

  useEffect(() => {
    fillRequestedValues(formRef.current!);
    if (state.restarts === 0) return;
    shownAt.current = performance.now();
    focusFirstField(formRef.current);
  }, [state.restarts]);

  useEffect(() => {
    countKey.current = [widget, context, partner].join();
  });

  useEffect(() => {
    const load = () => void importClient().catch(warnOfLoading);
    // When a changed field is left; React's `onChange` is called for each key.
    formRef.current!.addEventListener("change", load, { once: true });
  }, [importClient]);

  useEffect(() => {
    const form = formRef.current!;
    loadFormCounter()
      .then(({ countForm }) => {
        count.current = countForm(() => countKey.current, host!, form, backend, isFormStarted.current);
      })
      .catch(() => 0);
    question.current = import("./email-question.ts")
      .then(({ askAboutEmail }) =>
        askAboutEmail(form, messages.labels.emailQuestion, parseEmail, () => dispatch({ type: "dismiss" })),
      )
      .catch(() => {});
  }, [host, backend]);

  /**
   * Dismisses the notice.
   * @param press click on the notice's button; moves focus to the submit button
   */
  const dismiss = useCallback((press?: MouseEvent) => {
    if (press) focusSubmitButton(formRef.current);
    dispatch({ type: "dismiss" });
  }, []);

  const emitEvent = (name: WidgetEventName, reason?: FailureReason): void => {
    count.current?.(name);
    emit(host, name, { widget, context, ...(reason && { reason }) });
  };

  const start = (): void => {
    if (isFormStarted.current) return;
    isFormStarted.current = true;
    loadSendForm().catch(warnOfLoading);
    emitEvent("start");
  };

  const reject = (errors: FieldErrors, notice: NoticeText): void =>
    dispatch({ type: "reject", errors, notice });

  const fail = (reason: FailureReason): void => {
    warn(`<${widget}> could not be submitted (${reason})`);
    const contactReason = reason === "too-many" ? "tooMany" : "failed";
    dispatch({ type: "fail", notice: options.failure, contactReason });
    emitEvent("error", reason);
  };

  const submit = async (form: HTMLFormElement): Promise<void> => {
    start();
    const data = new FormData(form);
    if ((await question.current)?.()) return;
    const readResult = await options.read(data);
    if (!readResult.ok) return dispatch(createValidationEvent(readResult, options, messages));
    if (emit(host, "before-submit", { widget, context }, true).includes(false)) return;
    dispatch({ type: "send" });
    // Don't send anything before the code that shows the outcome has loaded.
    const sendFormModule = await loadSendForm().catch(() => null);
    const outcome = await sendFormModule?.sendForm({
      ...options,
      form,
      data,
      send: async (metadata) =>
        simulateSend?.() ?? options.send(await importClient(), readResult.values, metadata, backend),
      attempt: attempt.current,
      shownAt: shownAt.current,
      trap: honeypotRef.current,
      clickPoint: clickPoint.current,
      language: lang,
      messages,
      thanks: {
        scheduler: agency.scheduler,
        ...(options.thanks?.(readResult.values) ?? options.success),
        next: options.next,
        language: lang ?? host?.closest<HTMLElement>("[lang]")?.lang,
        onRestart: restart,
      },
    });
    if (!outcome?.ok) return fail(outcome?.reason ?? "unreachable");
    dispatch({ type: "succeed", notice: options.success, showThanks: outcome.showThanks });
    isFormStarted.current = false;
    options.onSuccess?.();
    emitEvent("submitted");
  };

  return {
    state,
    /** Identifies the form to the server when it is posted without JavaScript. */
    kind: `${widget} ${context ?? source ?? ""}`,
    consent: options.consent,
    failure: options.failure,
    isSending,
    formRef,
    honeypotRef,
    onSubmit: (event: FormEvent<HTMLFormElement>): void => {
      event.preventDefault();
      if (isBusy.current) return;
      isBusy.current = true;
      // Whatever is thrown between Send and the response, the visitor gets the contact links.
      void submit(event.currentTarget)
        .catch(() => fail("script"))
        .catch(onFailure)
        .finally(() => {
          isBusy.current = false;
          clickPoint.current = undefined;
        });
    },
    onInput: (event: FormEvent<HTMLFormElement>): void => {
      start();
      const resolved = options.listResolvedFields?.(event.currentTarget) ?? [];
      dispatch({ type: "edit", fields: [(event.target as HTMLInputElement).name, ...resolved] });
    },
    onPress: (event: MouseEvent<HTMLButtonElement>): void => {
      // Clicks triggered by the keyboard have a `detail` of 0.
      if (event.detail > 0) clickPoint.current = event;
    },
    reject,
    dismiss,
  };
}

/** Returns whether the visitor has typed something, or is about to. */
const isTouched = (form: HTMLFormElement): boolean =>
  form.matches(":focus-within") ||
  [...form.querySelectorAll<HTMLInputElement>("input, textarea")].some(
    ({ value, defaultValue }) => value !== defaultValue,
  );

const warnOfLoading = () => warn("failed to load send-form");

/** Fields of employer forms by the URL parameter that fills them in. */
const FIELDS = { role: "position", place: "location" };

/**
 * Fills in the role, place and urgency from the URL, if it targets the form's section and the visitor has not changed these
 * fields. The salary explorer links to such URLs (`/?role=Superintendent&place=Texas#contact`), and state pages link
 * their cities. Runs after hydration, since the prerendered markup is the same for all URLs. Does nothing on partners'
 * pages.
 */
export function fillRequestedValues(form: HTMLFormElement): void {
  // In a shadow root, as on partners' pages, nothing is the target.
  if (!form.closest(":target")) return;
  const parameters = new URLSearchParams(location.search);
  for (const [parameter, field] of Object.entries(FIELDS)) {
    const value = parameters.get(parameter);
    const input = form.querySelector<HTMLInputElement>(`[name=${field}]`);
    if (value && input && input.value === input.defaultValue) input.value = value;
  }
  const urgency = form.querySelector<HTMLInputElement>("[name=urgency][value=urgent]");
  if (urgency && parameters.get("urgency") === "urgent") urgency.checked = true;
}
