import { useId, useEffect, useRef } from "react";
import { useConfig, useMessages, useNavigation } from "../runtime/config.ts";
import { SearchIcon, PhoneIcon, ArrowIcon, CrossIcon } from "../forms/icons.tsx";
import { widget, type Widget } from "../runtime/widget.ts";
import {
  siteHeaderAttributes,
  type siteHeaderMessageKeys,
  type SiteHeaderProps,
} from "../../model/tags/site-header.ts";
import type { FormMessageKeys } from "../../model/tags/tag-description.ts";
import { SearchForm } from "../article-search/search-form.tsx";
import { LeadForm } from "../lead-form/lead-form.tsx";
import { Logo } from "./logo.tsx";
import { watchQuickPanel } from "./watch-quick-panel.ts";

export const siteHeaderWidget = widget("site-header", siteHeaderAttributes, (props) => {
  const { current, translations, position, location } = props;
  const { links, portal, request, search } = useNavigation();
  const { agency, lang } = useConfig();
  const { header } = useMessages<typeof siteHeaderMessageKeys>();
  const { fallback } = useMessages<FormMessageKeys>();
  const styles = getButtonStyles(current);
  return (
    <header className={translations || lang ? "site-header has-languages" : "site-header"}>
      <div className="site-header-bar">
        <Logo />
        <nav className="site-header-links" aria-label={header.navigation}>
          {links.map(({ text, href }) => (
            <a key={href} href={href} aria-current={href === current ? "page" : undefined}>
              {text}
            </a>
          ))}
        </nav>
        <LanguageLinks translations={translations} />
        <div className="site-header-actions">
          {search && (
            <>
              <a className="site-header-search" href={search.href} aria-label={search.text}>
                <SearchIcon />
              </a>
              <a
                className="site-header-search"
                href={agency.phone.href}
                aria-label={`${fallback.phone} ${agency.phone.text}`}
              >
                <PhoneIcon />
              </a>
            </>
          )}
          <a
            className={`btn ${styles.portal} btn-small`}
            href={portal.href}
            aria-current={portal.href === current ? "page" : undefined}
          >
            {portal.text}
          </a>
          <QuickPanel text={request.text} style={styles.request} position={position} location={location} />
        </div>
        <MobileMenu current={current} translations={translations} />
      </div>
    </header>
  );
});

/** Pages for candidates, where the candidate button is the primary one. */
const CANDIDATE_PAGE = /^\/(portal|resume|jobs)$/;

function getButtonStyles(currentPath = ""): { portal: string; request: string } {
  return CANDIDATE_PAGE.test(currentPath)
    ? { portal: "btn-primary", request: "btn-secondary" }
    : { portal: "btn-secondary", request: "btn-primary" };
}

interface QuickPanelProps extends Pick<SiteHeaderProps, "position" | "location"> {
  text: string;
  style: string;
}

/**
 * The Request Talent button and the panel with the quick form. CSS opens the panel on hover; a click or Enter
 * opens it as a native popover. Only Escape while hovering needs JavaScript; until hydration, the loader
 * handles it.
 */
function QuickPanel({ text, style, position, location }: QuickPanelProps) {
  const id = useId();
  const { header } = useMessages<typeof siteHeaderMessageKeys>();
  const wrapper = useRef<HTMLDivElement>(null);
  useEffect(() => watchQuickPanel(wrapper.current!), []);
  return (
    <div className="quick" role="presentation" ref={wrapper} data-wake="">
      <button className={`btn ${style} btn-small`} type="button" popoverTarget={id}>
        {text}
      </button>
      <div className="quick-panel" id={id} popover="auto">
        <LeadForm context="header" heading={header.quickTitle} position={position} location={location} />
      </div>
    </div>
  );
}

/**
 * Navigation for narrow screens: a native dialog, opened by an invoker command so that it works without
 * JavaScript. The loader closes it when a link is clicked and polyfills invoker commands.
 */
function MobileMenu({ current, translations }: SiteHeaderProps) {
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

export const embeddedHeaderWidget: Widget = {
  ...siteHeaderWidget,
  attributes: { current: siteHeaderAttributes.current },
};

export function LanguageLinks({ translations }: Pick<SiteHeaderProps, "translations">) {
  return translations?.split(", ").map((translation) => {
    const [language, path, ...name] = translation.split(" ");
    return (
      <a key={language} href={path} hrefLang={language} lang={language}>
        {name.join(" ")}
      </a>
    );
  });
}
