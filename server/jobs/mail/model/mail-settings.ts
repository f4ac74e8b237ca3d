import { EnvironmentError, readSetting } from "../../../../site/settings/environment.ts";
import type { Agency } from "../../../../model/schemas/agency.ts";
import { parseEmail } from "../../../../model/submissions/email-address.ts";

export function readMailSettings(env: NodeJS.ProcessEnv, agency: Pick<Agency, "name" | "email">) {
  const url = readSetting(env.SMTP_URL);
  const from = readMailbox("MAIL_FROM", readSetting(env.MAIL_FROM)) ?? { name: "", address: agency.email };
  return {
    smtp: url === undefined ? undefined : parseSmtpUrl(url),
    /** Sender of all emails (`MAIL_FROM`); defaults to the agency's name and address. */
    from: { name: from.name || agency.name, address: from.address },
    /**
     * Recipient of notices to the agency (`MAIL_TO`), unless `private.delivery_settings` sets another; defaults to
     * the agency's address.
     */
    agency: readMailbox("MAIL_TO", readSetting(env.MAIL_TO))?.address ?? agency.email,
  };
}

function readMailbox(name: string, value: string | undefined): Mailbox | undefined {
  if (value === undefined) return undefined;
  const mailbox = parseMailbox(value);
  if (mailbox !== undefined) return mailbox;
  throw new EnvironmentError(
    name,
    value,
    "one address such as hello@example.com or Example Talent <hello@example.com>",
  );
}

export interface Mailbox {
  name: string;
  address: string;
}

/** Normalizes an email address; returns undefined unless the text is exactly one address. */
export const toMailAddress = (text: string): string | undefined =>
  parseEmail(text, { allowsHost: true }).email;

/**
 * Whether every mail server accepts the address in a header. A non-ASCII local part requires SMTPUTF8 (RFC 6531);
 * servers without it reject the message.
 */
export const isAsciiAddress = (address: string): boolean => /^[\x21-\x7e]+$/.test(address);

/** Parses `hello@example.com` or `Example Talent <hello@example.com>`; returns undefined for anything else. */
function parseMailbox(text: string): Mailbox | undefined {
  const [, quoted, plain = "", inside] = /^(?:"([^"<>]*)"\s*|([^"<>]*))<([^<>]*)>$/.exec(text.trim()) ?? [];
  const address = toMailAddress(inside ?? text);
  if (address === undefined) return undefined;
  const name = (quoted ?? plain).trim();
  return /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u.test(name) ? undefined : { name, address };
}

export interface SmtpServer {
  host: string;
  port: number;
  /** Whether to use implicit TLS (`smtps://`). */
  secure: boolean;
  /** Whether to reject a server without STARTTLS. False for `smtp://` without a password or to localhost. */
  requireTLS: boolean;
  auth?: { user: string; pass: string };
}

const EXPECTED = "an address such as smtps://user:password@smtp.example.com:465 or smtp://localhost:25";

/** Redacts everything in the URL except scheme, host and port, so that no credentials are logged. */
const withoutPassword = (value: string): string =>
  value
    .replace(/^([a-z]*:?\/*).*@/is, "$1…@")
    .replace(/^([a-z]*:?\/*[^/?#]*[/?#]).+$/is, "$1…")
    .replace(/:(?!\d+(?:[/?#]…?)?$)[^:/@]+$/, ":…");

/**
 * Parses `SMTP_URL`. `smtps://` uses implicit TLS and port 465; `smtp://` uses port 587, and STARTTLS if the server
 * offers it. A password is never sent unencrypted, except to localhost.
 * @throws EnvironmentError without the password in its message
 */
export function parseSmtpUrl(value: string): SmtpServer {
  const createError = (expected: string) =>
    new EnvironmentError("SMTP_URL", withoutPassword(value), expected);
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url === undefined || !/^smtps?:$/.test(url.protocol) || url.hostname === "")
    throw createError(EXPECTED);
  if (!/^\/?$/.test(url.pathname) || url.search !== "" || url.hash !== "")
    throw createError(
      "a URL that ends after the port, with special characters in the password percent-encoded, such as %23 for #",
    );
  const [user, pass] = [url.username, url.password].map((part) => decode(part));
  if (user === undefined || pass === undefined)
    throw createError("a URL with each percent sign in the user and password written as %25");
  if ((user === "") !== (pass === "")) throw createError("a URL with both a user and a password, or neither");
  const secure = url.protocol === "smtps:";
  const host = url.hostname.replace(/^\[|\]$/g, "");
  return {
    host,
    port: url.port === "" ? (secure ? 465 : 587) : Number(url.port),
    secure,
    requireTLS: !secure && user !== "" && !isThisMachine(host),
    ...(user === "" ? {} : { auth: { user, pass } }),
  };
}

const isThisMachine = (host: string): boolean => /^(localhost|127(\.\d+){3}|::1)$/.test(host);

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
