import { domainToUnicode } from "node:url";
import { parseEmail } from "../../../model/submissions/email-address.ts";

/**
 * Returns the forms in which an address may be stored: normalized, and with a Unicode domain, as earlier versions
 * stored it. An invalid address is only trimmed, normalized to NFKC, and lowercased.
 */
export function listEmailSpellings(address: string): string[] {
  const { email } = parseEmail(address);
  if (email === undefined) return [address.trim().normalize("NFKC").toLowerCase()];
  const [name = "", domain = ""] = email.split("@");
  return [...new Set([email, `${name}@${domainToUnicode(domain)}`])];
}
