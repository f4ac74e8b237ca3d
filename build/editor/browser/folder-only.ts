/** Keeps the way to sign in at a host out of sight. */
const NO_SIGN_IN = ".buttons .button.secondary { display: none }";

const LOCAL = /^(?:127\.0\.0\.1|(?:.+\.)?localhost)$/;

/**
 * Prepares the page of a site that was built without a repository: there the editor can only open a folder, and only where the site is
 * served on the editor's own computer.
 * @returns whether there is anything to start
 */
export function canStart(): boolean {
  if (document.body.dataset.worksOn !== "folder") return true;
  if (!LOCAL.test(location.hostname)) {
    document.body.append(
      "This copy of the site has no repository to save to. Build it with CMS_REPOSITORY set, or run npm start on your own computer and open /admin there.",
    );
    return false;
  }
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(NO_SIGN_IN);
  document.adoptedStyleSheets.push(sheet);
  return true;
}
