import { widget } from "../runtime/widget.ts";
import { PortalLogin } from "./portal-login.tsx";
import { portalLoginAttributes } from "./attributes.ts";

/** `<portal-login>`: its name, attributes and component. */
export const portalLoginWidget = widget({
  tag: "portal-login",
  attributes: portalLoginAttributes,
  Component: PortalLogin,
});
