import * as z from "zod";
import { fieldset } from "./fieldset.ts";
import { PageSchema, PointSchema } from "./page-parts.ts";
import { line, sitePath } from "./text.ts";

export const PortalSchema = PageSchema.extend({
  points: z.array(PointSchema).length(3).meta({ title: "What a receipt shows" }),
  signIn: fieldset("Sign-in", {
    title: line(60).meta({ title: "Heading" }),
    label: line(40).meta({ title: "Note that this is a demonstration" }),
    text: line(240).meta({ title: "Text" }),
  }),
  receipt: fieldset("Link to the receipt", {
    title: line(60).meta({ title: "Heading" }),
    text: line(260).meta({ title: "Text" }),
    link: line(40).meta({ title: "Button text" }),
    href: sitePath.meta({ title: "Link target" }),
  }),
  noAccount: fieldset("For people who have not sent a resume", {
    text: line(120).meta({ title: "Question" }),
    link: line(60).meta({ title: "Link text" }),
    href: sitePath.meta({ title: "Link target" }),
  }),
});
