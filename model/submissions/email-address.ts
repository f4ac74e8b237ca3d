import { isOverlong, stripInvisible } from "./typed-text.ts";

/** Maximum length of an address (RFC 5321, erratum 1690). */
export const EMAIL_LIMIT = 254;

/**
 * What is wrong with an email address: the @ is missing, there are several addresses, or the part before or
 * after the @ is invalid.
 */
export type EmailError = "at" | "several" | "name" | "domain";

type EmailResult = { email: string; error?: undefined } | { email?: undefined; error: EmailError };

/** Quotation marks and brackets other than ASCII's, which phones and word processors put around an address. */
const MARKS = "“”„‟‚‛«»‹›〝〞〟⟨⟩〈〉《》「」『』【】〔〕";
/** Characters that phones and word processors put in place of an apostrophe. */
const APOSTROPHES = /[\u2018\u2019\u02bc\u2032]/g;

/** Matches a local part that mail servers accept unquoted (RFC 5321). */
const NAME = new RegExp(`^[^\\s"(),:;<>@[\\\\\\]${MARKS}]{1,64}$`);
const LABEL = "[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?";
const HOST = new RegExp(`^${LABEL}(?:\\.${LABEL})*$`);
/** Matches characters that a URL parser would not accept as part of the host. */
const OUTSIDE_HOST = new RegExp(`[\\s%/:?#@[\\\\\\]<>^|()'"${MARKS}]`);

const DELIMITERS = `\\s"'()[\\]<>,;:${MARKS}`;
const LEADING_DELIMITERS = new RegExp(`^[${DELIMITERS}]+`);
/** Matches text up to its last character that is not a delimiter: a pattern such as `x+$` would take quadratic time. */
const WITHOUT_TRAILING = new RegExp(`^[^]*[^${DELIMITERS}.]`);

const trimDelimiters = (text: string): string =>
  WITHOUT_TRAILING.exec(text.replace(LEADING_DELIMITERS, ""))?.[0] ?? "";

/**
 * Removes what is often pasted together with an email address: invisible characters, `mailto:`, a display
 * name before `<…>`, quotation marks and brackets around it, and trailing punctuation. Typographic apostrophes become
 * straight ones.
 */
function clean(input: string): string {
  const text = stripInvisible(input.normalize("NFKC")).replace(APOSTROPHES, "'");
  const [, inside] = /<([^<>]*)>[\s.,;]*$/.exec(text) ?? [];
  const address = trimDelimiters(inside ?? text);
  if (!/^mailto:/i.test(address)) return address;
  const [withoutQuery = ""] = address.slice("mailto:".length).split("?");
  return trimDelimiters(withoutQuery);
}

/** Converts a domain to lowercase ASCII (IDNA, as in the URL Standard). Returns undefined for an invalid domain. */
function toHost(domain: string): string | undefined {
  if (OUTSIDE_HOST.test(domain)) return undefined;
  try {
    const { hostname } = new URL(`http://${domain}`);
    return HOST.test(hostname) && hostname.length <= 253 ? hostname : undefined;
  } catch {
    return undefined;
  }
}

const isMailDomain = (host: string): boolean => /\.[a-z][^.]*$/.test(host);

/**
 * Parses a typed or pasted email address. The normal form (NFKC, lowercase, ASCII domain) is used for
 * storing, counting, comparing and sending, so that each mailbox has only one spelling. An overlong text is not read.
 * @param options.allowsHost whether a single-label host such as `localhost` is allowed, as in operator
 * settings
 */
export function parseEmail(input: string, { allowsHost = false } = {}): EmailResult {
  const text = input.trim();
  if (isOverlong(text, EMAIL_LIMIT)) return { error: text.includes("@") ? "name" : "at" };
  const [name = "", domain, ...more] = clean(text).split("@");
  if (domain === undefined) return { error: "at" };
  if (more.length > 0) return { error: "several" };
  if (!NAME.test(name) || /^\.|\.\.|\.$/.test(name)) return { error: "name" };
  const host = toHost(domain);
  if (host === undefined || !(isMailDomain(host) || (allowsHost && !host.includes("."))))
    return { error: "domain" };
  return { email: `${name.toLowerCase().normalize("NFKC")}@${host}` };
}
