import { toNameSlug } from "../to-name-slug.ts";
import type { Layout } from "../schemas/layout.ts";

/** Names of roles and places in the language of a page. Pay data uses the English names as keys. */
export type PayNames = Pick<Layout["pay"], "roles" | "places">;

/** Returns a role's display name in the language of the page. */
export const getRoleName = ({ roles }: PayNames, role: string): string => roles[toNameSlug(role)] ?? role;

/** Returns the display name of a region or state in the language of the page. */
export const getPlaceName = ({ places }: PayNames, name: string): string => places[toNameSlug(name)] ?? name;
