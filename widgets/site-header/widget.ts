import { widget } from "../runtime/widget.ts";
import { SiteHeader } from "./site-header.tsx";
import { siteHeaderAttributes } from "./attributes.ts";

/** `<site-header>`: its name, attributes and component. */
export const siteHeaderWidget = widget({
  tag: "site-header",
  attributes: siteHeaderAttributes,
  Component: SiteHeader,
});
