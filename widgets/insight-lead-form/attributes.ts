import { oneOf, partnerId } from "../runtime/attribute-rules.ts";

export const insightLeadFormAttributes = {
  source: oneOf(["remote-work-insight", "talent-retention-insight"]),
  partner: partnerId,
};
