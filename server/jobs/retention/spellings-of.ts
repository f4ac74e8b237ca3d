import { domainToUnicode } from "node:url";
import { readEmail } from "../../../site/model/submissions/email-address.ts";

/**
 * The spellings by which an address is looked for: its normal form, and that with the domain in its own letters, in which earlier
 * releases stored it and people write it. An address of theirs that would be refused today is looked for as it is.
 */
export function spellingsOf(address: string): string[] {
  const { email } = readEmail(address);
  if (email === undefined) return [address.trim().normalize("NFKC").toLowerCase()];
  const [name = "", domain = ""] = email.split("@");
  return [...new Set([email, `${name}@${domainToUnicode(domain)}`])];
}
