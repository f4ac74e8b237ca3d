import { useConfig, useMessages, useNavigation } from "../runtime/config.ts";
import { SearchIcon } from "../forms/icons.tsx";
import { LanguageLinks } from "./language-links.tsx";
import { Logo } from "./logo.tsx";
import { MobileMenu } from "./mobile-menu.tsx";
import { QuickPanel } from "./quick-panel.tsx";
import { widget, type Widget } from "../runtime/widget.ts";
import { siteHeaderAttributes, type siteHeaderMessageKeys } from "../../model/tags/site-header.ts";
import { getButtonStyles } from "./get-button-styles.ts";

export const siteHeaderWidget = widget("site-header", siteHeaderAttributes, ({ current, translations }) => {
  const { links, portal, request, search } = useNavigation();
  const { lang } = useConfig();
  const { header } = useMessages<typeof siteHeaderMessageKeys>();
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
            <a className="site-header-search" href={search.href} aria-label={search.text}>
              <SearchIcon />
            </a>
          )}
          <a
            className={`btn ${styles.portal} btn-small`}
            href={portal.href}
            aria-current={portal.href === current ? "page" : undefined}
          >
            {portal.text}
          </a>
          <QuickPanel text={request.text} style={styles.request} />
        </div>
        <MobileMenu current={current} translations={translations} />
      </div>
    </header>
  );
});

export const embeddedHeaderWidget: Widget = {
  ...siteHeaderWidget,
  attributes: { current: siteHeaderAttributes.current },
};
