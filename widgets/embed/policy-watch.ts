import release from "embed:release";

let isBlocked = false;

/** Records CSP violations for our origins, since a blocked request does not reveal the cause of its failure. */
export function watchPolicy(origin: string): void {
  addEventListener("securitypolicyviolation", ({ blockedURI }) => {
    if ([origin, release.backend].some((ours) => ours && blockedURI.startsWith(ours))) isBlocked = true;
  });
}

/**
 * Calls back after 50 milliseconds, by when a violation event has followed a blocked request: with `policy` if
 * a CSP blocked one, otherwise with the given reason.
 */
export function explain(reason: string, answer: (reason: string) => void): void {
  setTimeout(() => answer(isBlocked ? "policy" : reason), 50);
}
