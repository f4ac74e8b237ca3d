import { useState } from "react";
import { toSiteLanguage } from "../../../../../model/languages.ts";
import { fillReply, type Mark } from "../../../../../model/submissions/reply-template.ts";
import type { Lead } from "../../leads/lead-desk.ts";
import { useDesk } from "../data/desk-context.ts";

/** What a reply says. */
interface ReplyContent {
  template: string | null;
  subject: string;
  text: string;
  /** Where the text is filled in from the submission. */
  marks: Mark[];
  /** Subject and text as the template filled them in, before the operator wrote. */
  filled: { subject: string; text: string };
}

/** A reply that is being written. It is stored in this window until it is sent. */
export interface ReplyDraft extends ReplyContent {
  /** Id of its delivery. */
  delivery: string;
  /** What the operator had written when a template took its place; it can be brought back. */
  replaced?: ReplyContent | undefined;
  /** Id of the last reply that the operator has seen. */
  seen: number | null;
}

/** Names of the kinds of submissions in `replies.yaml`. */
const kinds = {
  contact_submissions: "lead",
  resume_submissions: "resume",
  salary_report_downloads: "report",
} as const;

const textOf = (value: unknown): string | undefined => (typeof value === "string" ? value : undefined);

export const getLastReply = ({ events }: Lead) => events.findLast(({ what }) => what === "replied");

export const draftKey = ({ table, id }: Pick<Lead, "table" | "id">): string => `reply ${table}/${id}`;

/** Returns the language in which the sender wrote. */
export const replyLanguage = ({ sent }: Lead) => toSiteLanguage(textOf(sent.language));

/** Returns the templates for a submission, in its language. */
export function useReplyTemplates(lead: Lead) {
  const { templates, subject } = useDesk().config.replies[replyLanguage(lead)];
  return { templates: templates.filter(({ to }) => to.includes(kinds[lead.table])), subject };
}

/** Returns the draft of a reply to a submission, and functions that change it. */
export function useReplyDraft(lead: Lead) {
  const { config, drafts } = useDesk();
  const { templates, subject } = useReplyTemplates(lead);
  const key = draftKey(lead);
  const { sent } = lead;
  const values = {
    firstName: textOf(sent.first_name),
    role: textOf(sent.position_type) ?? textOf(sent.desired_position),
    place: textOf(sent.location),
    company: textOf(sent.company_name),
    operator: config.operator,
    phone: config.agencyPhone,
  };
  const emptyDraft = (): ReplyDraft => ({
    delivery: crypto.randomUUID(),
    template: null,
    subject,
    text: "",
    marks: [],
    filled: { subject, text: "" },
    seen: getLastReply(lead)?.id ?? null,
  });
  const [draft, setDraft] = useState<ReplyDraft>(() => {
    const stored = drafts.get(key);
    return stored === undefined ? emptyDraft() : (JSON.parse(stored) as ReplyDraft);
  });
  const store = (next: ReplyDraft) => {
    drafts.set(key, JSON.stringify(next));
    setDraft(next);
  };
  const { text, filled } = draft;
  const isWritten = draft.subject !== filled.subject || (text !== filled.text && text.trim() !== "");
  const written: ReplyContent | undefined = isWritten
    ? { template: draft.template, subject: draft.subject, text, marks: draft.marks, filled }
    : undefined;
  return {
    draft,
    templates,
    change: (part: Partial<ReplyDraft>) => store({ ...draft, ...part }),
    choose: (id: string) => {
      const template = templates.find((one) => one.id === id);
      if (template === undefined) return store({ ...draft, template: null });
      const { text: filledText, marks } = fillReply(template.text.trim(), values);
      const content = { subject: fillReply(template.subject, values).text, text: filledText };
      const replaced = written ?? draft.replaced;
      store({ ...draft, ...content, template: id, marks, filled: content, replaced });
    },
    /** Swaps the text for the one that a template has replaced. */
    bringBack: () => store({ ...draft, ...draft.replaced, replaced: written }),
    discard: () => drafts.delete(key),
  };
}
