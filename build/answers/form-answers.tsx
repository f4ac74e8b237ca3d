import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { ANSWER_PLACE } from "../../site/components/sent/answer-place.tsx";
import { FormAgain } from "../../site/components/sent/form-again.tsx";
import { Thanks } from "../../site/components/sent/thanks.tsx";
import { loadDataFiles } from "../../site/model/loading/load-data.ts";
import { CONTENT_TYPES, extensionOf } from "../../site/model/resume-check/resume-kind.ts";
import { resumeBytesLimit } from "../../site/model/submissions/resume-file.ts";
import { toObjectKey } from "../../widgets/backend/object-key.ts";
import type { WidgetConfig } from "../../widgets/config.ts";
import type { FormAnswer } from "../../widgets/forms/form-answer.ts";
import { IDLE, type SubmissionState } from "../../widgets/forms/submission-state.ts";
import { POST } from "../prerender/widget-config.ts";
import { describeForm, renderForm } from "./describe-form.ts";
import { escapeHtml, fillForm, type KeptFile } from "./fill-form.ts";
import { findForm, type FoundForm } from "./find-form.ts";
import { receive, refusal, type Sender, type Verdict } from "./receive-form.ts";
import { createThanks } from "./thanks-content.tsx";

/** A form that was posted. */
export interface Posted {
  /** The page as it was written, and its frame for answers. */
  page: string;
  frame: string;
  /** The query of the page's address, where it holds the form's attributes. */
  query?: Readonly<Record<string, string>> | undefined;
  /** The field that only programs fill; its name says which form of the page it is. */
  trap: string;
}

export interface PostedForm {
  /** What becomes of a form whose file the backend has refused, by the status. */
  refused: (status: number) => Verdict;
  receive: (data: FormData, sender: Sender) => Promise<Verdict>;
  /** The form in that state, with what was typed. */
  again: (state: SubmissionState, typed: ReadonlyMap<string, string>, kept: KeptFile | undefined) => string;
  /** The frame of the form with its attributes, for who has no script. */
  framed: () => string;
  /** Thanks, with the way back to the page. */
  thanks: (back: string, at?: Date) => string;
}

export interface FormAnswers {
  find: (posted: Posted) => PostedForm | undefined;
  /** Under what name and type a resume is stored; undefined for a name that is no resume's. */
  toObject: (filename: string) => { key: string; mimeType: string } | undefined;
  resumeBytesLimit: number;
  /** What answers a form that could not be read, with the way back to its page. */
  unreadable: (frame: string, back: string) => string;
}

/**
 * Makes what reads posted forms and renders the answers, with the forms' own components and schemas.
 * @throws ContentError when the content's texts have mistakes
 */
export function createFormAnswers(root: string): FormAnswers {
  const { messages, agency, sent } = loadDataFiles(root);
  const thanks = createThanks({ messages, agency, sent });
  const config: WidgetConfig = { messages, agency, backend: { url: "", key: "" }, post: POST };

  const compose = (frame: string, title: string, content: ReactElement): string =>
    frame
      .replace(/<script\b[^>]*>[^]*?<\/script>|<\/?noscript>/g, "")
      .replace(/<title>[^<]*/, () => `<title>${escapeHtml(title)} | ${escapeHtml(agency.name)}`)
      .replace(new RegExp(`(<${ANSWER_PLACE}[^>]*>)[^]*(</${ANSWER_PLACE}>)`), (_all, open, close) =>
        [open, renderToStaticMarkup(content), close].join(""),
      );

  /** The markup, in which the form of the page is found again by its field's name. */
  const named = (found: FoundForm, answer: FormAnswer, trap: string): string =>
    renderForm(found, config, answer).replace(/ name="\w+-trap"/, ` name="${trap}"`);

  /** Says above a form in the sandbox that nothing of it is stored. */
  const noteOf = ({ query }: Posted): string =>
    query && "sandbox" in query ? `<p class="form-note">${escapeHtml(messages.sandbox.note)}</p>` : "";

  const framed = (posted: Posted, found: FoundForm): string => {
    const { page, trap } = posted;
    const { tag } = found.widget;
    const markup = named(
      found,
      Object.assign(() => IDLE, { isExpanded: false, isRequired: false }),
      trap,
    );
    return page.replace(new RegExp(`(<${tag}[^>]*>)[^]*(</${tag}>)`), (_all, open, close) =>
      [open, noteOf(posted), markup, close].join(""),
    );
  };

  const again = (
    posted: Posted,
    found: FoundForm,
    ...[state, typed, kept]: Parameters<PostedForm["again"]>
  ): string => {
    const { frame, trap } = posted;
    const isRequired = "company" in state.errors;
    const isExpanded = isRequired || typed.has("company");
    const answer = Object.assign(() => state, { isExpanded, isRequired, place: typed.get("location") });
    const says = kept && { ...kept, says: sent.kept.replace("{name}", () => kept.name) };
    const filled = fillForm(named(found, answer, trap), typed, says);
    const title = state.phase === "failure" ? (state.notice?.title ?? sent.check) : sent.check;
    return compose(
      frame,
      title,
      <FormAgain title={title} tag={found.widget.tag} markup={noteOf(posted) + filled} />,
    );
  };

  return {
    resumeBytesLimit,
    unreadable: (frame, back) =>
      compose(
        frame,
        sent.unreadable,
        <Thanks title={sent.unreadable} steps={[]} links={[{ text: sent.home, href: back }]} />,
      ),
    toObject: (filename) => {
      const extension = extensionOf(filename);
      if (extension === "none" || extension === "other") return undefined;
      return { key: toObjectKey(Date.now(), filename), mimeType: CONTENT_TYPES[extension] };
    },
    find: (posted) => {
      const found = findForm(posted.page, posted.trap, posted.query, messages);
      const form = found && describeForm(found, config);
      return (
        form && {
          refused: (status) => refusal(form, status),
          receive: (data, sender) => receive(form, data, sender, messages.consent.version),
          framed: () => framed(posted, found),
          again: (...rest) => again(posted, found, ...rest),
          thanks: (back, at) =>
            compose(posted.frame, form.thanks.title, thanks(form, back, posted.query !== undefined, at)),
        }
      );
    },
  };
}
