import { widget } from "../runtime/widget.ts";
import { SiteHeader } from "./site-header.tsx";
import { SiteHeaderAttributes } from "./schema.ts";

/** `<site-header>`: its name, attributes and component. */
export const siteHeaderWidget = widget({
  tag: "site-header",
  attributes: SiteHeaderAttributes,
  Component: SiteHeader,
});
