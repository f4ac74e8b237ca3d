interface ConnectionError {
  code?: unknown;
  message?: unknown;
  cause?: unknown;
}

/** Messages of Node and OpenSSL when the server does not speak TLS. */
const NO_TLS = /wrong version number|packet length too long|EPROTO/;

/** Error codes of Node for an invalid certificate. */
const BAD_CERTIFICATE = /^(?:CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|ERR_TLS_CERT)/;

const REMEDIES: readonly [pattern: RegExp, remedy: string][] = [
  [/\bENOTFOUND\b/, "there is no host of that name: check it"],
  [/\bEAI_AGAIN\b/, "the host's name cannot be looked up now: check it, and this machine's DNS"],
  [/\bECONNREFUSED\b/, "nothing listens there: check the port, and that the server runs"],
  [/\b(?:ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)\b/, "no response: check the address, and firewalls in between"],
];

/**
 * Suggests a remedy for a failed connection to another server.
 * @param noTls remedy for a server that does not speak TLS where TLS was expected
 * @returns undefined if the error is not a connection error
 */
export function connectionRemedy(error: unknown, noTls: string): string | undefined {
  const { code, message, cause } = (error ?? {}) as ConnectionError;
  const name = typeof code === "string" ? code : "";
  const said = `${name} ${String(message)}`;
  if (NO_TLS.test(said)) return noTls;
  if (BAD_CERTIFICATE.test(name)) return "its certificate is not valid: use the name that it was issued for";
  const remedy = REMEDIES.find(([pattern]) => pattern.test(said))?.[1];
  return remedy ?? (cause === undefined ? undefined : connectionRemedy(cause, noTls));
}
