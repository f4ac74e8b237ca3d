/** Pages for candidates, on which the candidates' button is the primary one. */
const CANDIDATE_PAGES = ["/portal", "/resume"];

/** Classes of the header's two buttons: the one for the page's readers is the primary one. */
export function buttonStyles(current: string | undefined): { portal: string; request: string } {
  const isForCandidates = current !== undefined && CANDIDATE_PAGES.includes(current);
  return isForCandidates
    ? { portal: "btn-primary", request: "btn-secondary" }
    : { portal: "btn-secondary", request: "btn-primary" };
}
