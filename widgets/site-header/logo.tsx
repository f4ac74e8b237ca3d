import { useConfig, useMessages } from "../runtime/config.ts";
import type { siteHeaderMessageKeys } from "../../model/tags/site-header.ts";

export function Logo() {
  const { name, shortName } = useConfig().agency;
  const { header } = useMessages<typeof siteHeaderMessageKeys>();
  return (
    <a className="logo" href="/" aria-label={header.home}>
      <LogoMark />
      <span>
        {shortName}
        <span className="logo-light">{name.slice(shortName.length)}</span>
      </span>
    </a>
  );
}

export function LogoMark() {
  return (
    <svg
      className="logo-mark"
      viewBox="0 0 40 29"
      width="40"
      height="29"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      <path d="M.5 28h39" strokeWidth="1.4" />
      <path d="M8.5 18.6V28M31.5 18.6V28" strokeWidth="1.2" />
      <path d="M1.2 27.8 15.4 11M38.8 27.8 24.6 11" strokeWidth="2.3" />
      <path fill="var(--color-signal)" stroke="none" d="M14 .4h12v3h-4.2v5.8h3.7v3h-11v-3h3.7V3.4H14z" />
    </svg>
  );
}
