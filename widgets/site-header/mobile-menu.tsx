import { useId } from "react";
import { useMessages, useNavigation } from "../runtime/config.ts";
import { ArrowIcon, CrossIcon } from "../forms/icons.tsx";
import { SearchForm } from "../article-search/search-form.tsx";
import { getButtonStyles } from "./get-button-styles.ts";
import type { SiteHeaderProps, siteHeaderMessageKeys } from "../../model/tags/site-header.ts";
import { LanguageLinks } from "./language-links.tsx";
import { Logo } from "./logo.tsx";

/**
 * Navigation for narrow screens: a native dialog, opened by an invoker command so that it works without
 * JavaScript. The loader closes it when a link is clicked and polyfills invoker commands.
 */
export function MobileMenu({ current, translations }: SiteHeaderProps) {
  const id = useId();
  const { links, portal, request, search } = useNavigation();
  const styles = getButtonStyles(current);
  const { menu, openMenu, closeMenu } = useMessages<typeof siteHeaderMessageKeys>().header;
  return (
    <>
      <button
        className="site-header-burger"
        type="button"
        aria-label={openMenu}
        aria-haspopup="dialog"
        {...command("show-modal", id)}
      >
        <svg className="icon icon-burger" viewBox="0 0 20 14" aria-hidden="true">
          <path d="M0 1h20M0 7h20M0 13h20" />
        </svg>
      </button>
      <dialog className="mobile-menu" id={id} aria-label={menu}>
        <div className="mobile-menu-bar">
          <Logo />
          <button
            className="mobile-menu-close"
            type="button"
            aria-label={closeMenu}
            {...command("close", id)}
          >
            <CrossIcon />
          </button>
        </div>
        {search && <SearchForm {...search} />}
        <nav aria-label={menu}>
          <ul className="mobile-menu-links">
            {links.map(({ text, href }) => (
              <li key={href}>
                <a href={href} aria-current={href === current ? "page" : undefined}>
                  {text}
                  <ArrowIcon />
                </a>
              </li>
            ))}
            {translations && (
              <li>
                <LanguageLinks translations={translations} />
              </li>
            )}
          </ul>
          <div className="mobile-menu-actions">
            <a className={`btn ${styles.portal}`} href={portal.href}>
              {portal.text}
            </a>
            <a className={`btn ${styles.request}`} href={request.href}>
              {request.text}
              <ArrowIcon />
            </a>
          </div>
        </nav>
      </dialog>
    </>
  );
}

/** Returns invoker command attributes, which are missing in React's types. */
const command = (name: "show-modal" | "close", target: string): object => ({
  command: name,
  commandfor: target,
});
