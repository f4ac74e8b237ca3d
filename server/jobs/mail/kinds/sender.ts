import { toDialedNumber } from "../../../../model/submissions/phone-number.ts";
import { cleanLine } from "../model/clean-text.ts";
import { toMailAddress } from "../model/mailbox.ts";
import type { Submission } from "../model/read-submission.ts";

export type Sender = ReturnType<typeof readSender>;

const MAX_NAME_LENGTH = 120;

/** Reads a sender's contact details, each on a single line without bidirectional control characters. */
export function readSender(row: Submission) {
  const firstName = row.text("first_name");
  const names = [firstName, row.text("last_name")].filter((name) => name !== undefined);
  const email = row.text("email");
  return {
    name: names.length === 0 ? undefined : cleanLine(names.join(" "), MAX_NAME_LENGTH),
    firstName: firstName === undefined ? undefined : cleanLine(firstName, 40),
    /** Undefined unless the address is valid. */
    email: email === undefined ? undefined : toMailAddress(email),
    phone: readPhone(row.text("phone")),
  };
}

/** Returns a phone number as typed and its `tel:` link, or undefined if it cannot be dialed. */
export function readPhone(typedNumber: string | undefined) {
  const dialed = typedNumber === undefined ? undefined : toDialedNumber(typedNumber);
  return typedNumber === undefined || dialed === undefined
    ? undefined
    : { text: cleanLine(typedNumber, 40), href: `tel:${dialed}` };
}
