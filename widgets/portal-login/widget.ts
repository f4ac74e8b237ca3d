import { widget } from "../runtime/widget.ts";
import { PortalLogin } from "./portal-login.tsx";
import { PortalLoginAttributes } from "./schema.ts";

/** `<portal-login>`: its name, attributes and component. */
export const portalLoginWidget = widget({
  tag: "portal-login",
  attributes: PortalLoginAttributes,
  Component: PortalLogin,
});
