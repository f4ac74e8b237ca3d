import type { ReactNode } from "react";
import { ArrowRight } from "../drawings/marks/icons.tsx";
import { formatMonth } from "../../model/format-day.ts";
import type { Site } from "../../model/kinds/site.ts";
import { LANGUAGES, SOURCE_LANGUAGE } from "../../model/languages.ts";
import type { Agency } from "../../model/schemas/agency.ts";
import type { Alternate } from "../../model/translation/addresses.ts";
import type { NavigationLink } from "../../model/schemas/layout.ts";
import { LogoMark } from "../../widgets/site-header/logo.tsx";
import { AnswerLanguage } from "../components/request-section.tsx";
import { Container } from "../components/grids.tsx";
import { fillText } from "../components/strings.ts";
import { InlineLinks } from "../components/links.tsx";
import type { PageMeta } from "./page.ts";

interface FooterProps {
  site: Site;
  meta: PageMeta;
  languageLinks: readonly Alternate[];
}

const FRAME =
  "grid grid-cols-2 border border-t-0 border-ink md:grid-cols-[minmax(0,4.3fr)_minmax(0,2.6fr)_minmax(0,2.9fr)_minmax(0,2.2fr)]";
const CELL =
  "border-ink px-4.5 max-[379px]:px-3 py-4 md:px-4 lg:px-7 md:pt-7.5 md:pb-7 md:not-first:border-l";

/**
 * The footer, styled as a drawing's title block: link columns at the top; legal entity, sheet title, date and
 * sheet number at the bottom.
 */
export function Footer({ site, meta, languageLinks }: FooterProps) {
  const { agency, navigation } = site;
  const { sheet, isForCandidates } = meta;
  const texts = site.layout.footer;
  const { services, industries, connect, states, legal } = navigation.footer;
  const lastLinks: readonly (NavigationLink & { language?: string })[] = [
    ...languageLinks.map(({ language, path, name }) => ({ text: name, href: path, language })),
    ...legal,
  ];
  const action = isForCandidates ? navigation.apply : navigation.request;
  return (
    <footer className="relative border-t-2 border-ink pb-4.5 print:hidden">
      <Container>
        <div className={FRAME}>
          <div className={`${CELL} max-md:col-span-full`}>
            <a className="logo mb-2.5" href="/">
              <LogoMark />
              <AgencyName agency={agency} />
            </a>
            <p className="mb-4.5 max-md:hidden text-16 leading-150 text-ink-2">{agency.description}</p>
            {/* On phones, the header's button stays in view. */}
            <p className={isForCandidates ? undefined : "max-md:hidden"}>
              <a className="btn btn-primary btn-small" href={action.href}>
                {action.text} <ArrowRight />
              </a>
            </p>
            <ul className="mt-2.5 flex flex-wrap gap-x-6">
              <FooterLink href={agency.phone.href}>{agency.phone.text}</FooterLink>
              <FooterLink href={`mailto:${agency.email}`}>{agency.email}</FooterLink>
            </ul>
            <AnswerLanguage className="mt-2" site={site} />
          </div>
          <LinkColumn className="max-md:border-t" {...services} />
          <LinkColumn className="max-md:border-t max-md:border-l" {...industries} />
          <LinkColumn
            className="max-md:col-span-full max-md:border-t"
            isWide
            title={connect.title}
            links={connect.links}
          >
            <FooterLink href={agency.network.href} rel="noopener">
              {agency.network.name}
            </FooterLink>
          </LinkColumn>
        </div>
        <dl className={FRAME}>
          <Fact name={texts.entity} className="max-md:col-span-full">
            {fillText(texts.registered, {
              legalName: agency.legalName,
              entity: agency.entity,
              place: agency.registeredIn,
            })}
          </Fact>
          <Fact name={texts.page} className="max-md:hidden">
            {sheet.title}
          </Fact>
          <Fact name={texts.updated}>
            {meta.updated ?? formatMonth(agency.updated, LANGUAGES[site.language].locale)}
          </Fact>
          <Fact name={texts.sheet}>
            <b className="block pt-0.5 font-head text-24 leading-100 font-logo md:text-36 tracking-heading whitespace-nowrap">
              {sheet.code}
            </b>
          </Fact>
        </dl>
        {!isForCandidates && (
          <InlineLinks
            className="gap-x-5 border-x border-b border-ink px-4.5 max-[379px]:px-3 py-2 text-16 md:px-4 lg:px-7"
            linkLanguage={site.language === SOURCE_LANGUAGE ? undefined : SOURCE_LANGUAGE}
            {...states}
          />
        )}
        <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-1 pt-3.5 text-16 text-ink-2">
          <span>
            © {new Date().getUTCFullYear()} {agency.legalName}
          </span>
          <ul className="flex flex-wrap gap-x-5">
            {lastLinks.map(({ text, href, language }) => (
              <li key={href}>
                <a
                  className="inline-flex min-h-9 items-center underline-offset-4"
                  href={href}
                  hrefLang={language}
                  lang={language}
                >
                  {text}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </Container>
    </footer>
  );
}

/** On phones, the first fact has a row of its own, and the last two share one. */
function Fact({ name, className = "", children }: { name: string; className?: string; children: ReactNode }) {
  return (
    <div
      className={`border-ink px-4.5 max-[379px]:px-3 py-2.5 text-16 font-strong leading-130 max-md:not-first:border-t max-md:last:border-l md:px-4 lg:px-7 md:pt-3.5 md:pb-4 md:not-first:border-l ${className}`}
    >
      <dt className="mb-0.75 font-mono text-13 text-ink-2">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function AgencyName({ agency }: { agency: Agency }) {
  return (
    <span>
      {agency.shortName}
      <span className="logo-light">{agency.name.slice(agency.shortName.length)}</span>
    </span>
  );
}

interface LinkColumnProps {
  title: string;
  links: readonly NavigationLink[];
  className: string;
  /** Whether phones show the links in two columns. */
  isWide?: boolean;
  children?: ReactNode;
}

function LinkColumn({ title, links, className, isWide = false, children }: LinkColumnProps) {
  return (
    <nav aria-label={title} className={`${CELL} ${className}`}>
      <h2 className="mb-2.5 text-17 leading-125 tracking-term">{title}</h2>
      <ul className={isWide ? "max-md:columns-2" : undefined}>
        {children}
        {links.map(({ text, href }) => (
          <FooterLink key={href} href={href}>
            {text}
          </FooterLink>
        ))}
      </ul>
    </nav>
  );
}

function FooterLink({ href, rel, children }: { href: string; rel?: string; children: string }) {
  return (
    <li>
      <a
        className="block py-1.5 text-16 leading-130 no-underline decoration-signal decoration-2 underline-offset-5 hover:underline"
        href={href}
        rel={rel}
      >
        {children}
      </a>
    </li>
  );
}
