interface ConnectionError {
  code?: unknown;
  message?: unknown;
  cause?: unknown;
}

/** What Node and OpenSSL say of a server that does not speak TLS from the first byte. */
const NO_TLS = /wrong version number|packet length too long|EPROTO/;

/** What Node says of a certificate that does not hold. */
const BAD_CERTIFICATE = /^(?:CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|ERR_TLS_CERT)/;

const REMEDIES: readonly [pattern: RegExp, remedy: string][] = [
  [/\bENOTFOUND\b/, "there is no host of that name: check it"],
  [/\bEAI_AGAIN\b/, "the host's name cannot be looked up now: check it, and this machine's DNS"],
  [/\bECONNREFUSED\b/, "nothing listens there: check the port, and that the server runs"],
  [/\b(?:ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)\b/, "no answer: check the address, and firewalls on the way"],
];

/**
 * What to change when a connection to another server fails, in a few words.
 * @param noTls what to change when the server speaks no TLS where TLS was expected
 * @returns undefined for an error that is not about a connection
 */
export function connectionRemedy(error: unknown, noTls: string): string | undefined {
  const { code, message, cause } = (error ?? {}) as ConnectionError;
  const name = typeof code === "string" ? code : "";
  const said = `${name} ${String(message)}`;
  if (NO_TLS.test(said)) return noTls;
  if (BAD_CERTIFICATE.test(name)) return "its certificate does not hold: use the name that it was issued for";
  const remedy = REMEDIES.find(([pattern]) => pattern.test(said))?.[1];
  return remedy ?? (cause === undefined ? undefined : connectionRemedy(cause, noTls));
}
