import { domainToUnicode } from "node:url";
import { parseEmail } from "../../../site/model/submissions/email-address.ts";

/**
 * Returns the spellings under which an address may be stored: normalized, and with a Unicode domain as in earlier
 * releases. Only lowercases an invalid address.
 */
export function listEmailSpellings(address: string): string[] {
  const { email } = parseEmail(address);
  if (email === undefined) return [address.trim().normalize("NFKC").toLowerCase()];
  const [name = "", domain = ""] = email.split("@");
  return [...new Set([email, `${name}@${domainToUnicode(domain)}`])];
}
