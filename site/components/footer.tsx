import { ArrowRight } from "../drawings/marks/arrows.tsx";
import type { Agency } from "../model/schemas/agency.ts";
import type { Navigation, NavigationLink } from "../model/schemas/navigation.ts";
import { LogoMark } from "../../widgets/site-header/logo-mark.tsx";

interface FooterProps {
  agency: Agency;
  navigation: Navigation;
  sheet: { code: string; title: string };
}

/** The footer is the title block of the sheet: link columns above; entity, sheet title, issue and sheet number below. */
export function Footer({ agency, navigation, sheet }: FooterProps) {
  const { services, industries, connect, legal } = navigation.footer;
  return (
    <footer className="site-footer">
      <div className="container">
        <div className="title-block">
          <div>
            <a className="logo" href="/">
              <LogoMark />
              <AgencyName agency={agency} />
            </a>
            <p className="mb-5 max-w-[320px] text-small">{agency.description}</p>
            <a className="btn btn-primary btn-small" href={navigation.request.href}>
              {navigation.request.text} <ArrowRight />
            </a>
          </div>
          <LinkColumn title={services.title} links={services.links} />
          <LinkColumn title={industries.title} links={industries.links} />
          <LinkColumn title={connect.title} links={connect.links}>
            <li>
              <a href={agency.network.href} rel="noopener">
                {agency.network.name}
              </a>
            </li>
          </LinkColumn>
        </div>
        <dl className="title-block title-block-foot">
          <div>
            <dt>Entity</dt>
            <dd>
              {agency.legalName}, {agency.entity} registered in {agency.registeredIn}
            </dd>
          </div>
          <div>
            <dt>Sheet title</dt>
            <dd>{sheet.title}</dd>
          </div>
          <div>
            <dt>Issue</dt>
            <dd>{agency.issue}</dd>
          </div>
          <div>
            <dt>Sheet</dt>
            <dd className="sheet-code">{sheet.code}</dd>
          </div>
        </dl>
        <div className="legal-line">
          <span>
            © {agency.issue.replace(/\D/g, "")} {agency.legalName}
          </span>
          <ul>
            {legal.map(({ text, href }) => (
              <li key={href}>
                <a href={href}>{text}</a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  );
}

/** The agency's name with its last word set lighter, as the logo does. */
function AgencyName({ agency }: { agency: Agency }) {
  return (
    <span>
      {agency.shortName}
      <span className="logo-light">{agency.name.slice(agency.shortName.length)}</span>
    </span>
  );
}

function LinkColumn({
  title,
  links,
  children,
}: {
  title: string;
  links: readonly NavigationLink[];
  children?: React.ReactNode;
}) {
  return (
    <nav aria-label={title}>
      <h2 className="title-block-heading">{title}</h2>
      <ul>
        {children}
        {links.map(({ text, href }) => (
          <li key={href}>
            <a href={href}>{text}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
