import { ExpectedError } from "../../model/expected-error.ts";

/** Thrown if the backend cannot run. The message states the reason and the remedy on one line. */
export class BackendError extends ExpectedError {
  override name = "BackendError";
}

/** Formats an error's message on one line, with its cause's message in parentheses. */
export function oneLine(error: unknown): string {
  const text = error instanceof Error ? error.message || error.name : String(error);
  const line = text.replace(/\s+/g, " ").trim();
  return error instanceof Error && error.cause !== undefined ? `${line} (${oneLine(error.cause)})` : line;
}

/** Thrown if the server temporarily cannot store anything, so clients may retry. The cause is logged but not sent. */
export class UnavailableError extends Error {
  override name = "UnavailableError";
}

interface ConnectionError {
  code?: unknown;
  /** The socket's error code, if nodemailer has replaced it. */
  originalCode?: unknown;
  message?: unknown;
  cause?: unknown;
}

/** EPROTO is Node's code of a failed handshake; nodemailer's EPROTOCOL is an unexpected response. */
const NO_TLS_PATTERN = /wrong version number|packet length too long|\bEPROTO\b/;

const REMEDIES: readonly [pattern: RegExp, remedy: string][] = [
  [/\bENOTFOUND\b/, "no host has that name; check its spelling"],
  [/\bEAI_AGAIN\b/, "the host name could not be looked up; check it and this machine's DNS settings"],
  [/\bECONNREFUSED\b/, "nothing is listening on that port; check the port and whether the server is running"],
  [/\bCERT_HAS_EXPIRED\b/, "its certificate has expired; renew it on that server"],
  [/\bERR_TLS_CERT_ALTNAME/, "use the host name that its certificate was issued for"],
  [
    /\b(?:DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_)/,
    "its certificate is not signed by a public authority; set NODE_EXTRA_CA_CERTS to the authority's certificate file",
  ],
  [/\bCERT_/, "its certificate is not valid; replace it on that server"],
  [
    /\b(?:ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)\b/,
    "no response; check the address and any firewalls in between",
  ],
];

/**
 * Suggests a remedy for a failed connection to another server.
 * @param noTlsRemedy remedy for a server that does not use TLS where TLS was expected
 * @returns undefined if the error is not a connection error
 */
export function connectionRemedy(error: unknown, noTlsRemedy: string): string | undefined {
  const { code, originalCode, message, cause } = (error ?? {}) as ConnectionError;
  const errorText = [code, originalCode, message].map(String).join(" ");
  if (NO_TLS_PATTERN.test(errorText)) return noTlsRemedy;
  const remedy = REMEDIES.find(([pattern]) => pattern.test(errorText))?.[1];
  return remedy ?? (cause === undefined ? undefined : connectionRemedy(cause, noTlsRemedy));
}
