import release from "embed:release";

let isBlocked = false;

/** Records CSP violations for our origins; the failed request itself does not reveal its cause. */
export function watchPolicy(origin: string): void {
  addEventListener("securitypolicyviolation", ({ blockedURI }) => {
    if ([origin, release.backend].some((ours) => ours && blockedURI.startsWith(ours))) isBlocked = true;
  });
}

/**
 * Calls back with `policy` instead of a network failure if a CSP blocked the request; its violation event
 * follows within 50 milliseconds.
 */
export function explain(reason: string, answer: (reason: string) => void): void {
  setTimeout(() => answer(isBlocked ? "policy" : reason), 50);
}
