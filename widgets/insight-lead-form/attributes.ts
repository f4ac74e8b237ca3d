import { oneOf, partnerId, type AttributesOf } from "../runtime/attribute-rules.ts";

export const insightLeadFormAttributes = {
  source: oneOf(["remote-work-insight", "talent-retention-insight"]),
  partner: partnerId,
};

export type InsightLeadFormProps = AttributesOf<typeof insightLeadFormAttributes>;
