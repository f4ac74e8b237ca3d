import { FORM_MESSAGE_KEYS, oneOf, partnerId, type MessageKeys } from "./tag-description.ts";

export const insightLeadFormMessageKeys = [
  FORM_MESSAGE_KEYS,
  {
    thanks: ["received", "by", "answer", "answerWithin", "schedule"],
    errors: ["role"],
    labels: ["role", "workEmail", "phone"],
    placeholders: ["role", "email"],
    consent: ["request"],
    insightLeadForm: ["submit", "sending", "remoteWorkDetails", "talentRetentionDetails"],
    notices: ["insightIncomplete", "insightFailed", "remoteWorkSuccess", "talentRetentionSuccess"],
  },
] as const satisfies readonly MessageKeys[];

export const insightLeadFormAttributes = {
  source: oneOf(["remote-work-insight", "talent-retention-insight"]),
  partner: partnerId,
};
