import { useConfig, useMessages } from "../runtime/config.ts";
import { LogoMark } from "./logo-mark.tsx";
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
