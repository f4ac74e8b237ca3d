import { createElement } from "react";
import { renderToString } from "react-dom/server";
import type { Circumstances } from "../../widgets/backend/circumstances.ts";
import type { DirectBackend } from "../../widgets/backend/client.ts";
import type { Outcome, Refusal } from "../../widgets/backend/outcome.ts";
import type { WidgetConfig } from "../../widgets/config.ts";
import type { FormAnswer } from "../../widgets/forms/form-answer.ts";
import { refuse, toFailure } from "../../widgets/forms/refusals.ts";
import { advance, IDLE, type SubmissionState } from "../../widgets/forms/submission-state.ts";
import type { SubmissionOptions } from "../../widgets/forms/use-submission.ts";
import type { NoticeText } from "../../widgets/messages.ts";
import { WidgetRoot } from "../../widgets/runtime/widget-root.tsx";
import type { FoundForm } from "./find-form.ts";

type Reading =
  | { ok: true; send: (circumstances: Circumstances, backend: DirectBackend) => Promise<Outcome> }
  | { ok: false; state: SubmissionState };

/** What a form does, as its component says: the same as in a browser. */
export interface DescribedForm {
  context: string | null;
  partner: string | null;
  consent: string;
  thanks: NoticeText & { wayOn?: { text: string; href: string } | undefined };
  next: readonly ("answer" | "candidates" | "review" | "contact")[];
  read: (data: FormData) => Promise<Reading>;
  /** What the form says that could not be stored. */
  fail: (reason: Refusal) => SubmissionState;
}

/** Beginning of the ids in an answer, which has ids of the page's header beside it. */
const INSTANCE = "a";

/** The markup of a form in a state. */
export function renderForm(
  { widget, attributes }: FoundForm,
  config: WidgetConfig,
  answer: FormAnswer,
): string {
  const root = createElement(WidgetRoot, { widget, attributes, config: { ...config, answer } });
  return renderToString(root, { identifierPrefix: INSTANCE });
}

/** Asks a form's component what it reads, checks and sends. */
export function describeForm(found: FoundForm, config: WidgetConfig): DescribedForm | undefined {
  let described: DescribedForm | undefined;
  const answer = <Values>(options: SubmissionOptions<Values>): SubmissionState => {
    described = describe(options, config);
    return IDLE;
  };
  renderForm(found, config, Object.assign(answer, { isExpanded: false, isRequired: false }));
  return described;
}

function describe<Values>(
  options: SubmissionOptions<Values>,
  { messages, backend }: WidgetConfig,
): DescribedForm {
  const { context = null, partner = null, consent, next, success } = options;
  return {
    context,
    partner,
    consent,
    next,
    thanks: options.thanks ?? messages.notices[success],
    read: async (data) => {
      const reading = await options.read(data);
      if (!reading.ok) return { ok: false, state: advance(IDLE, refuse(reading, options, messages)) };
      const send = (circumstances: Circumstances, direct: DirectBackend) =>
        options.send(reading.values, circumstances, { ...backend, direct });
      return { ok: true, send };
    },
    fail: (reason) => advance({ ...IDLE, phase: "submitting" }, toFailure(reason, options.failure, messages)),
  };
}
