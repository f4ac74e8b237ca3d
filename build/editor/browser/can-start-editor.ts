import { adoptStylesheet } from "./adopt-styles.ts";

const HIDE_SIGN_IN = ".buttons .button.secondary { display: none }";

const LOCAL = /^(?:127\.0\.0\.1|(?:.+\.)?localhost)$/;

/**
 * Sets up the editor for a site built without a repository. It can then only open a local folder, and only if the
 * site is served on localhost.
 * @returns whether the editor can start
 */
export function canStartEditor(): boolean {
  if (document.body.dataset.worksOn !== "folder") return true;
  if (!LOCAL.test(location.hostname)) {
    document.body.append(
      "This copy of the site has no repository to save to. Build it with CMS_REPOSITORY set, or run npm start on your own computer and open /admin there.",
    );
    return false;
  }
  adoptStylesheet(HIDE_SIGN_IN);
  return true;
}
