import { domainToUnicode } from "node:url";
import { parseEmail } from "../../../site/model/submissions/email-address.ts";

/**
 * Returns the spellings under which an address may be stored: normalized, and with a Unicode domain, as people
 * write it and earlier releases stored it. An address that is no longer valid is only lowercased.
 */
export function listSpellings(address: string): string[] {
  const { email } = parseEmail(address);
  if (email === undefined) return [address.trim().normalize("NFKC").toLowerCase()];
  const [name = "", domain = ""] = email.split("@");
  return [...new Set([email, `${name}@${domainToUnicode(domain)}`])];
}
