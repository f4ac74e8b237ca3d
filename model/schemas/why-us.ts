import * as z from "zod";
import { fieldset, fieldsetList } from "./fieldset.ts";
import { HeadingSchema, PointSchema } from "./page-parts.ts";
import { line } from "./text.ts";

/** Reasons to hire through the firm. Optional parts are shown only if they are filled in. */
export const WhyUsSchema = HeadingSchema.extend({
  search: fieldset("How a search runs", {
    title: line(60).meta({ title: "Heading" }),
    steps: z.array(line(200)).length(5).meta({ title: "Lines" }),
  }),
  cost: PointSchema.extend({
    feeLevel: line(160).optional().meta({
      title: "Fee level",
      description: "A sentence with the fee, such as its share of the first year's base pay.",
    }),
  }).meta({ title: "What it costs" }),
  guarantee: PointSchema.meta({ title: "If it does not work out" }),
  confidential: PointSchema.meta({ title: "Confidential searches" }),
  people: PointSchema.extend({
    recruiters: fieldsetList("Recruiters", [], {
      name: line(60).meta({ title: "Name" }),
      photo: z
        .string()
        .regex(/^\/people\/[a-z0-9-]+\.(?:jpg|png|webp)$/, "a picture such as /people/ann-lee.jpg")
        .meta({ title: "Photo", description: "A square picture in the folder site/public/people." }),
      line: line(120).meta({ title: "Specialty" }),
    })
      .default([])
      .meta({ description: "Real people who agreed to be shown." }),
  }).meta({ title: "Who answers" }),
  name: PointSchema.meta({ title: "Name of the firm" }),
  contractStaffing: PointSchema.optional().meta({
    title: "Contract staffing",
    description: "Only if the firm employs people on contract; then change the point above too.",
  }),
  reviews: fieldset("Reviews", {
    title: line(60).meta({ title: "Heading" }),
    items: fieldsetList("Reviews", [1, 6], {
      text: line(400).meta({ title: "Text of the review" }),
      name: line(60).meta({ title: "Name of the client" }),
      company: line(80).meta({ title: "Position and company" }),
    }),
  })
    .optional()
    .meta({ description: "Word for word, from clients who agreed to be named." }),
});

export type WhyUs = z.infer<typeof WhyUsSchema>;
