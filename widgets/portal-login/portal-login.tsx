import { EMAIL_ERRORS, readFields } from "../../model/submissions/read-fields.ts";
import { reduceSubmission, INITIAL_STATE, type SubmissionEvent } from "../forms/submission-state.ts";
import type { MessagesOf } from "../../model/tags/tag-description.ts";
import { portalLoginAttributes, type portalLoginMessageKeys } from "../../model/tags/portal-login.ts";
import { useEffect, useId, useReducer, useRef, useState, type FormEvent } from "react";
import { useConfig, useMessages } from "../runtime/config.ts";
import { ContactLinks } from "../forms/contact-links.tsx";
import { FieldError, TextField, Field, SubmitButton } from "../forms/field.tsx";
import { FormContext } from "../forms/form-context.ts";
import { restoreFocus } from "../forms/focus.ts";
import { widget } from "../runtime/widget.ts";
import { parseEmail } from "../../model/submissions/email-address.ts";

type SignInResult =
  | { rejection: SubmissionEvent }
  | { rejection?: undefined; answer: SubmissionEvent; email: string | undefined };

const MIN_PASSWORD_LENGTH = 6;

const fields = { email: { kind: "email", missing: "loginEmailRequired" } } as const;

function checkSignIn(
  messages: MessagesOf<typeof portalLoginMessageKeys>,
  email: string,
  password: string,
): SignInResult {
  const { portalLogin, errors } = messages;
  // This form has a single message for all invalid email addresses.
  const emailErrorMessages = Object.fromEntries(
    Object.values(EMAIL_ERRORS).map((name) => [name, errors.email]),
  );
  const { loginEmailRequired } = errors;
  const readResult = readFields(fields, new Map([["email", email]]), {
    loginEmailRequired,
    ...emailErrorMessages,
  });
  const isShort = password.length < MIN_PASSWORD_LENGTH;
  if (!readResult.ok || isShort) {
    const passwordError = password === "" ? errors.loginPasswordRequired : errors.loginPasswordShort;
    const fieldErrors = {
      ...(!readResult.ok && readResult.errors),
      ...(isShort && { password: passwordError }),
    };
    return { rejection: { type: "reject", errors: fieldErrors, notice: null } };
  }
  const { email: address } = readResult.values;
  if (address === portalLogin.demoEmail && password === portalLogin.demoPassword)
    return { answer: { type: "succeed", notice: { title: portalLogin.success } }, email: address };
  return { answer: { type: "fail", notice: { title: errors.loginWrong } }, email: undefined };
}

/** Duration of the simulated sign-in, in milliseconds. */
const SIGN_IN_DURATION_MS = 2000;

/**
 * Sign-in form of the candidate portal. This is a demo that compares the input with a demo account in the
 * browser. The form is never submitted: its fields have no names, and the method `dialog` does nothing
 * outside of a dialog. A note explains that it is a demo, even if this script does not load.
 */
export const portalLoginWidget = widget("portal-login", portalLoginAttributes, () => {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const { simulateSend } = useConfig();
  const messages = useMessages<typeof portalLoginMessageKeys>();
  const [state, dispatch] = useReducer(reduceSubmission, INITIAL_STATE);
  const [timer, setTimer] = useState<ReturnType<typeof setTimeout>>();
  const { labels, portalLogin } = messages;
  const isSending = state.phase === "submitting";

  useEffect(() => () => clearTimeout(timer), [timer]);
  useEffect(() => {
    import("../forms/email-question.ts")
      .then(({ askAboutEmail }) => askAboutEmail(form.current!, labels.emailQuestion, parseEmail))
      .catch(() => 0);
  }, [labels.emailQuestion]);
  useEffect(() => {
    const { email, remember } = fieldsOf(form.current);
    const rememberedEmail = readRememberedEmail();
    if (!email || !remember || rememberedEmail === undefined) return;
    remember.checked = true;
    if (email.value === "") email.value = rememberedEmail;
  }, []);
  useEffect(() => {
    if (state.rejections > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [state.rejections]);
  useEffect(() => {
    if (state.phase === "success" || state.phase === "failure") restoreFocus(form.current);
  }, [state.phase]);

  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (isSending) return;
    const { email: typed, password, remember } = fieldsOf(event.currentTarget);
    const signInResult = checkSignIn(messages, typed?.value ?? "", password?.value ?? "");
    if (signInResult.rejection) return dispatch(signInResult.rejection);
    const { answer, email } = signInResult;
    const isRemembered = remember?.checked === true;
    if (state.phase === "success") dispatch({ type: "restart" });
    dispatch({ type: "send" });
    const isSandboxed = simulateSend?.() !== undefined;
    const finishSignIn = (): void => {
      if (email && !isSandboxed) rememberEmail(isRemembered ? email : undefined);
      dispatch(answer);
    };
    setTimer(setTimeout(finishSignIn, SIGN_IN_DURATION_MS));
  };

  return (
    <FormContext value={{ id, errors: state.errors, isSending, hasUnnamedFields: true }}>
      <p className="form-note sign-in-note">{portalLogin.demoNote}</p>
      <form
        ref={form}
        className="form form-stack"
        method="dialog"
        noValidate
        onSubmit={onSubmit}
        onInput={({ target }) =>
          dispatch({ type: "edit", fields: [(target as HTMLElement).dataset["name"] ?? ""] })
        }
      >
        <TextField name="email" label={labels.email} type="email" autoComplete="username" isRequired />
        <PasswordField />
        <label className="check">
          <input className="check-box" type="checkbox" data-name="remember" disabled={isSending} />
          <span>{labels.remember}</span>
        </label>
        <div role="alert">
          <FieldError
            id={`${id}-failure`}
            error={state.phase === "failure" ? state.notice?.title : undefined}
          />
        </div>
        <p className="form-success" role="status">
          {state.phase === "success" && state.notice?.title}
        </p>
        <SubmitButton text={portalLogin.submit} sendingText={portalLogin.sending} />
        <p className="form-note">
          {portalLogin.demoAccount} <b>{portalLogin.demoEmail}</b> / <b>{portalLogin.demoPassword}</b>
        </p>
      </form>
      <div role="status">
        <ContactLinks />
      </div>
    </FormContext>
  );
});

function fieldsOf(form: HTMLFormElement | null) {
  const find = (name: string) => form?.querySelector<HTMLInputElement>(`[data-name=${name}]`);
  return { email: find("email"), password: find("password"), remember: find("remember") };
}

const KEY = "ridgebeam-portal-email";

function readRememberedEmail(): string | undefined {
  try {
    return localStorage.getItem(KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

function rememberEmail(email: string | undefined): void {
  try {
    if (email === undefined) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, email);
  } catch {
    // Storage may be blocked. Signing in works without it.
  }
}

function PasswordField() {
  const [isShown, setShown] = useState(false);
  const { labels, portalLogin } = useMessages<typeof portalLoginMessageKeys>();
  return (
    <Field name="password" label={labels.password}>
      {(control) => (
        <div className="password">
          <input
            {...control}
            className="field-input"
            type={isShown ? "text" : "password"}
            autoComplete="current-password"
            autoCapitalize="none"
            spellCheck={false}
            required
          />
          <button
            className="password-toggle"
            type="button"
            aria-controls={control.id}
            disabled={control.disabled}
            onClick={() => setShown(!isShown)}
          >
            {isShown ? portalLogin.hidePassword : portalLogin.showPassword}
          </button>
        </div>
      )}
    </Field>
  );
}
