import * as z from "zod";
import { line, prose, slug } from "./text.ts";

export const SERVICE_IDS = ["construction", "engineering", "permanent", "fractional"] as const;

/** The four services and the four steps of the process (spec section 2, /services). */
export const ServicesSchema = z.strictObject({
  services: z
    .array(
      z.strictObject({
        id: z.enum(SERVICE_IDS),
        name: line(60),
        summary: line(200),
        terms: line(60),
        description: prose,
        points: z.array(line(160)).min(3).max(6),
        suits: line(240),
      }),
    )
    .length(4),
  process: z.array(z.strictObject({ id: slug, name: line(60), text: prose, result: line(120) })).length(4),
});

export type Services = z.infer<typeof ServicesSchema>;
export type Service = Services["services"][number];
