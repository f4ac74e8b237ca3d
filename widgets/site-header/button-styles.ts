/** Pages for candidates. On these, the button for candidates is the primary one. */
const CANDIDATE_PAGES = ["/portal", "/resume"];

/**
 * Returns the classes of the two buttons in the header. The primary button is the one for the audience of the
 * page.
 */
export function buttonStyles(current: string | undefined): { portal: string; request: string } {
  const isForCandidates = current !== undefined && CANDIDATE_PAGES.includes(current);
  return isForCandidates
    ? { portal: "btn-primary", request: "btn-secondary" }
    : { portal: "btn-secondary", request: "btn-primary" };
}
