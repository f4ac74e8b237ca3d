import { toNameSlug } from "../to-name-slug.ts";
import type { Layout } from "../schemas/layout.ts";

/** Names of roles and places in the language of a page. Pay data uses the English names as keys. */
export type PayNames = Pick<Layout["pay"], "roles" | "places">;

export const getRoleName = ({ roles }: PayNames, role: string): string => roles[toNameSlug(role)] ?? role;

export const getPlaceName = ({ places }: PayNames, name: string): string => places[toNameSlug(name)] ?? name;
