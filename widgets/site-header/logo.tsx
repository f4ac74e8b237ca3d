import { useConfig } from "../config.ts";
import { LogoMark } from "./logo-mark.tsx";

export function Logo() {
  const {
    agency: { name, shortName },
    messages,
  } = useConfig();
  return (
    <a className="logo" href="/" aria-label={messages.header.home}>
      <LogoMark />
      <span>
        {shortName}
        <span className="logo-light">{name.slice(shortName.length)}</span>
      </span>
    </a>
  );
}
