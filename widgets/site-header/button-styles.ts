/** Pages for candidates, on which the candidates' button is the primary one. */
const CANDIDATE_PAGES = ["/portal", "/resume"];

/** Returns the classes of the header's two buttons. The button for the page's audience is the primary one. */
export function buttonStyles(current: string | undefined): { portal: string; request: string } {
  const isForCandidates = current !== undefined && CANDIDATE_PAGES.includes(current);
  return isForCandidates
    ? { portal: "btn-primary", request: "btn-secondary" }
    : { portal: "btn-secondary", request: "btn-primary" };
}
