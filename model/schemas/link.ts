import * as z from "zod";
import { line, sitePath } from "./text.ts";

/** Creates a schema for a link to a page of this site, with a maximum length of its text. */
export const link = (max: number) =>
  z.strictObject({
    text: line(max).meta({ title: "Link text" }),
    href: sitePath.meta({ title: "Link target" }),
  });
