import { nameSlug } from "../name-slug.ts";
import type { Layout } from "../schemas/layout.ts";

/** Names of roles and places in the language of a page; the English ones are the keys of pay. */
export type PayNames = Pick<Layout["pay"], "roles" | "places">;

/** Returns a role's name for print. */
export const roleName = ({ roles }: PayNames, role: string): string => roles[nameSlug(role)] ?? role;

/** Returns the name of a region or state for print. */
export const placeName = ({ places }: PayNames, name: string): string => places[nameSlug(name)] ?? name;
