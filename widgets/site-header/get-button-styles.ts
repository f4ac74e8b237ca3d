/** Pages for candidates, where the candidate button is the primary one. */
const CANDIDATE_PAGES = ["/portal", "/resume"];

export function getButtonStyles(currentPath: string | undefined): { portal: string; request: string } {
  const isForCandidates = currentPath !== undefined && CANDIDATE_PAGES.includes(currentPath);
  return isForCandidates
    ? { portal: "btn-primary", request: "btn-secondary" }
    : { portal: "btn-secondary", request: "btn-primary" };
}
