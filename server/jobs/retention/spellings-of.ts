import { domainToUnicode } from "node:url";
import { readEmail } from "../../../site/model/submissions/email-address.ts";

/**
 * Returns the spellings to search for an address: normalized, and with a Unicode domain, as earlier releases
 * stored it and people write it. An old address that would be rejected today is searched for as it is.
 */
export function spellingsOf(address: string): string[] {
  const { email } = readEmail(address);
  if (email === undefined) return [address.trim().normalize("NFKC").toLowerCase()];
  const [name = "", domain = ""] = email.split("@");
  return [...new Set([email, `${name}@${domainToUnicode(domain)}`])];
}
