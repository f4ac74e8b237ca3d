import { astro } from "./astro.ts";
import type { Builder } from "./builder.ts";
import { eleventy } from "./eleventy.ts";
import { floor } from "./floor.ts";
import { hugo } from "./hugo.ts";

/** What this project is measured beside, in the order of the table; ratios are taken to the first. */
export const PEERS: readonly Builder[] = [floor, hugo, eleventy, astro];
