import { EnvironmentError } from "../../../../site/settings/environment.ts";

/** How to reach a mail server. */
export interface SmtpServer {
  host: string;
  port: number;
  /** TLS from the first byte (`smtps://`). */
  secure: boolean;
  /** Without it, a server that does not offer STARTTLS is spoken to in the clear (`smtp://`, no password or this machine). */
  requireTLS: boolean;
  auth?: { user: string; pass: string };
}

const EXPECTED = "an address such as smtps://user:password@smtp.example.com:465 or smtp://localhost:25";

/** The address without user, password and what follows host and port, such as a token in its query: nothing of it must reach a log. */
const withoutPassword = (value: string): string =>
  value
    .replace(/^([a-z]*:?\/*).*@/is, "$1…@")
    .replace(/^([a-z]*:?\/*[^/?#]*[/?#]).+$/is, "$1…")
    .replace(/:(?!\d+(?:[/?#]…?)?$)[^:/@]+$/, ":…");

/**
 * Reads `SMTP_URL`. `smtps://` is TLS from the first byte, port 465; `smtp://` starts in the clear, port 587, and changes to TLS
 * when the server offers it. A password is sent in the clear to this machine alone.
 * @throws EnvironmentError in one line, without the password
 */
export function parseSmtpUrl(value: string): SmtpServer {
  const fail = (expected: string) => new EnvironmentError("SMTP_URL", withoutPassword(value), expected);
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url === undefined || !/^smtps?:$/.test(url.protocol) || url.hostname === "") throw fail(EXPECTED);
  if (!/^\/?$/.test(url.pathname) || url.search !== "" || url.hash !== "")
    throw fail(
      "nothing behind host and port, with special characters of the password written as %23 and the like",
    );
  const [user, pass] = [url.username, url.password].map((part) => decode(part));
  if (user === undefined || pass === undefined)
    throw fail("user and password in which a percent sign is written as %25");
  if ((user === "") !== (pass === "")) throw fail("both a user and a password, or neither");
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
