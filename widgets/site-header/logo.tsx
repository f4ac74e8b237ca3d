import { messages, widgetConfig } from "../config.ts";
import { LogoMark } from "./logo-mark.tsx";

/** The mark and the agency's name, whose later words are set lighter; leads home. */
export function Logo() {
  const { name, shortName } = widgetConfig().agency;
  return (
    <a className="logo" href="/" aria-label={messages().header.home}>
      <LogoMark />
      <span>
        {shortName}
        <span className="logo-light">{name.slice(shortName.length)}</span>
      </span>
    </a>
  );
}
