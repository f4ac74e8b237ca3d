import { widget } from "../runtime/widget.ts";
import { PortalLogin } from "./portal-login.tsx";
import { portalLoginAttributes } from "./attributes.ts";

export const portalLoginWidget = widget({
  tag: "portal-login",
  attributes: portalLoginAttributes,
  Component: PortalLogin,
});
