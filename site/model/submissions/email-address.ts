import { visibleText } from "./visible-text.ts";

/** What is wrong with an address: it lacks its @, is more than one, or will not do before or after the @. */
export type EmailFault = "at" | "several" | "name" | "domain";

/** An address in its normal form, or what is wrong with it. */
export type EmailReading = { email: string; fault?: undefined } | { email?: undefined; fault: EmailFault };

/** What mail servers accept before the @ without quotes, for RFC 5321 allows more only in quotes. */
const NAME = /^[^\s"(),:;<>@[\\\]]{1,64}$/;
const LABEL = "[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?";
const HOST = new RegExp(`^${LABEL}(?:\\.${LABEL})*$`);
/** What a URL would read as more than a host. */
const BEYOND_HOST = /[\s%/:?#@[\\\]<>^|]/;

const unwrapped = (text: string): string => text.replace(/^[\s"<,;:]+|[\s">,;:.]+$/g, "");

/** Removes what is pasted with an address: invisible characters, `mailto:`, a name before `<…>`, punctuation at its end. */
function clean(typed: string): string {
  const text = visibleText(typed.normalize("NFKC"));
  const [, inside] = /<([^<>]*)>[\s.,;]*$/.exec(text) ?? [];
  const address = unwrapped(inside ?? text);
  return /^mailto:/i.test(address)
    ? unwrapped(address.slice("mailto:".length).replace(/\?.*$/, ""))
    : address;
}

/** A host name in ASCII and lower case (IDNA, as the URL Standard has it); undefined when it is none. */
function toHost(domain: string): string | undefined {
  if (BEYOND_HOST.test(domain)) return undefined;
  try {
    const { hostname } = new URL(`http://${domain}`);
    return HOST.test(hostname) && hostname.length <= 253 ? hostname : undefined;
  } catch {
    return undefined;
  }
}

const isMailDomain = (host: string): boolean => /\.[a-z][^.]*$/.test(host);

/**
 * Reads an address as it is typed or pasted. Its normal form (NFKC, lower case, the domain in ASCII) is the one that is stored,
 * counted, compared and sent to, so that one mailbox has one spelling.
 * @param options.allowsHost whether a domain may be a single host, such as `localhost`, as in settings of an operator
 */
export function readEmail(typed: string, { allowsHost = false } = {}): EmailReading {
  const [name = "", domain, ...more] = clean(typed).split("@");
  if (domain === undefined) return { fault: "at" };
  if (more.length > 0) return { fault: "several" };
  if (!NAME.test(name) || /^\.|\.\.|\.$/.test(name)) return { fault: "name" };
  const host = toHost(domain);
  if (host === undefined || !(isMailDomain(host) || (allowsHost && !host.includes("."))))
    return { fault: "domain" };
  return { email: `${name.toLowerCase().normalize("NFKC")}@${host}` };
}
