import { EnvironmentError } from "../../../../site/settings/environment.ts";

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
