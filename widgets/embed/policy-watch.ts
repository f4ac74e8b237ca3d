import release from "embed:release";

let isBlocked = false;

/** Notes when the page's policy blocks a request to one of our origins, since the failed request itself does not say so. */
export function watchPolicy(origin: string): void {
  addEventListener("securitypolicyviolation", ({ blockedURI }) => {
    if ([origin, release.backend].some((ours) => ours && blockedURI.startsWith(ours))) isBlocked = true;
  });
}

/** Milliseconds by which the report of a blocked request comes after its failure at the latest. */
const REPORT = 50;

/** Answers `policy` in place of a reason that only says that a request failed. */
export function explain(reason: string, answer: (reason: string) => void): void {
  setTimeout(() => answer(isBlocked ? "policy" : reason), REPORT);
}
