import { useState } from "react";
import { toSiteLanguage } from "../../../../../model/languages.ts";
import { fillReply, type Mark } from "../../../../../model/submissions/reply-template.ts";
import type { Lead } from "../../leads/lead-desk.ts";
import { useDesk } from "../data/desk-context.ts";

/** A reply that is being written. It is stored in this window until it is sent. */
export interface ReplyDraft {
  /** Id of its delivery. */
  delivery: string;
  template: string | null;
  subject: string;
  text: string;
  /** Where the text is filled in from the submission. */
  marks: Mark[];
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
  return {
    draft,
    templates,
    change: (part: Partial<ReplyDraft>) => store({ ...draft, ...part }),
    choose: (id: string) => {
      const template = templates.find((one) => one.id === id);
      if (template === undefined) return store({ ...draft, template: null });
      const { text, marks } = fillReply(template.text.trim(), values);
      store({ ...draft, template: id, subject: fillReply(template.subject, values).text, text, marks });
    },
    discard: () => drafts.delete(key),
  };
}
