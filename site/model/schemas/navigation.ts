import * as z from "zod";
import { line, sitePath } from "./text.ts";

const LinkSchema = z.strictObject({ text: line(40), href: sitePath });

/** Links of header and footer, and to the whole salary explorer. The professional-network link comes from the agency. */
export const NavigationSchema = z.strictObject({
  links: z.array(LinkSchema).min(1),
  portal: LinkSchema,
  request: LinkSchema,
  explorer: LinkSchema,
  footer: z.strictObject({
    services: z.strictObject({ title: line(40), links: z.array(LinkSchema).min(1) }),
    industries: z.strictObject({ title: line(40), links: z.array(LinkSchema).min(1) }),
    connect: z.strictObject({ title: line(40), links: z.array(LinkSchema).min(1) }),
    legal: z.array(LinkSchema).min(1),
  }),
});

export type Navigation = z.infer<typeof NavigationSchema>;
export type NavigationLink = z.infer<typeof LinkSchema>;
