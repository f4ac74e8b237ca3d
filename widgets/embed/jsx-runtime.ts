import { Fragment, jsx as reactJsx, jsxs as reactJsxs } from "react/jsx-runtime";
import { toCssPartNames } from "../../model/tags/css-parts.ts";

type Jsx = typeof reactJsx;

/**
 * JSX runtime for embedded forms. Adds `part` attributes based on class names, and ignores props that a page
 * added to `Object.prototype`. Our own pages use React's runtime.
 */
const withParts =
  (create: Jsx): Jsx =>
  (type, props, key) => {
    if (typeof type === "function") return create(type, { __proto__: null, ...(props as object) }, key);
    const { className } = props as { className?: unknown };
    const part = typeof type === "string" ? toCssPartNames(className) : undefined;
    return create(type, part === undefined ? props : { ...(props as object), part }, key);
  };

export { Fragment };
export const jsx = withParts(reactJsx);
export const jsxs = withParts(reactJsxs);
