import { widget, type Widget } from "../runtime/widget.ts";
import { SiteHeader } from "./site-header.tsx";
import { siteHeaderAttributes } from "./attributes.ts";

export const siteHeaderWidget = widget({
  tag: "site-header",
  attributes: siteHeaderAttributes,
  Component: SiteHeader,
});

export const embeddedHeaderWidget: Widget = {
  ...siteHeaderWidget,
  attributes: { current: siteHeaderAttributes.current },
};
