import { toDialedNumber } from "../../../../../model/submissions/phone-number.ts";
import type { Lead } from "../../leads/lead-desk.ts";

/** Returns the links that call and text the sender; undefined without a number that can be dialed. */
export function readPhoneLinks({ sent: { phone } }: Lead) {
  const dialed = phone ? toDialedNumber(phone) : undefined;
  if (!phone || dialed === undefined) return undefined;
  return { text: phone, call: `tel:${dialed}`, sms: `sms:${dialed}` };
}
