import release from "embed:release";

let isBlocked = false;

/**
 * Watches for CSP violations that involve our origins, because a failed request does not reveal whether a CSP blocked
 * it.
 */
export function watchCspViolations(origin: string): void {
  addEventListener("securitypolicyviolation", ({ blockedURI }) => {
    if ([origin, release.backend].some((ownOrigin) => ownOrigin && blockedURI.startsWith(ownOrigin)))
      isBlocked = true;
  });
}

/**
 * Calls back with the reason for a failure, or with `policy` if a CSP blocked one of our requests. Waits 50
 * milliseconds, since the violation event follows the blocked request.
 */
export function explainFailure(reason: string, report: (reason: string) => void): void {
  setTimeout(() => report(isBlocked ? "policy" : reason), 50);
}
