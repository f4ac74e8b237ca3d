import * as z from "zod/mini";
import { text } from "../runtime/attribute-types.ts";

/** Attributes of `<site-header>`. */
export const SiteHeaderAttributes = z.strictObject({
  /** The page's path, or that of the section it belongs to, such as `/insights`. */
  current: text(120),
});

export type SiteHeaderProps = z.infer<typeof SiteHeaderAttributes>;
