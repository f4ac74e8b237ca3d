import type { NavigationLink } from "../../model/schemas/layout.ts";

interface InlineLinksProps {
  /** Language of the pages, if it is not that of this one. The title says it once, so that the links need no mark. */
  linkLanguage?: string;
  title: string;
  links: readonly NavigationLink[];
  className?: string;
}

export function InlineLinks({ title, links, linkLanguage, className = "" }: InlineLinksProps) {
  return (
    <div className={`flex flex-wrap items-baseline ${className}`}>
      <p className="font-strong">{title}</p>
      <ul className="flex flex-wrap gap-x-6">
        {links.map(({ text, href }) => (
          <li key={href}>
            <a
              className="inline-flex min-h-11 items-center decoration-field underline-offset-4"
              href={href}
              hrefLang={linkLanguage}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
