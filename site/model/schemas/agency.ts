import * as z from "zod";
import { address, day, line, prose } from "./text.ts";

/** Whether Node and browsers know a time zone by this name. */
function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat("en-US", { timeZone: name }).format() !== "" && name.includes("/");
  } catch {
    return false;
  }
}

/** Who the site belongs to. Replacing `content/_data/agency.yaml` rebrands the site. */
export const AgencySchema = z.strictObject({
  name: line(60),
  shortName: line(30),
  legalName: line(80).meta({ title: "Legal name" }),
  entity: line(80),
  registeredIn: line(80),
  founded: z.int().min(1900).max(2100),
  phone: z.strictObject({
    text: line(40),
    href: z.string().regex(/^tel:\+\d{8,15}$/, "the number with tel: in front, such as tel:+13025550142"),
  }),
  email: z.email("an email address"),
  network: z.strictObject({ name: line(40), href: address }).meta({ title: "Professional network" }),
  url: address.meta({ title: "Address of the site" }),
  slogan: line(120),
  description: line(200),
  keywords: z.array(line(60)).min(1),
  timeZone: z
    .string()
    .refine(isTimeZone, "the name of a time zone, such as America/New_York")
    .meta({ title: "Time zone", description: "The time zone of the deadlines in our emails." }),
  securityContactUntil: day.meta({ title: "Security contact until" }),
  issue: line(40),
  updated: day,
  fictional: prose.meta({
    title: "What is made up",
    description: "A note for whoever runs the site; no page shows it.",
  }),
});

export type Agency = z.infer<typeof AgencySchema>;
