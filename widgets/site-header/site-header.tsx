import { useMessages, useNavigation } from "../config.ts";
import { Logo } from "./logo.tsx";
import { MobileMenu } from "./mobile-menu.tsx";
import { QuickPanel } from "./quick-panel.tsx";
import type { SiteHeaderProps } from "./attributes.ts";

/** The sticky header: logo, links and two buttons; a menu on narrow screens. */
export function SiteHeader({ current }: SiteHeaderProps) {
  const { links, portal, request } = useNavigation();
  const { header } = useMessages();
  return (
    <header className="site-header">
      <div className="site-header-bar">
        <Logo />
        <nav className="site-header-links" aria-label={header.navigation}>
          {links.map(({ text, href }) => (
            <a key={href} href={href} aria-current={href === current ? "page" : undefined}>
              {text}
            </a>
          ))}
        </nav>
        <div className="site-header-actions">
          <a
            className="btn btn-secondary btn-small"
            href={portal.href}
            aria-current={portal.href === current ? "page" : undefined}
          >
            {portal.text}
          </a>
          <QuickPanel text={request.text} />
        </div>
        <MobileMenu current={current} />
      </div>
    </header>
  );
}
