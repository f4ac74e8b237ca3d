import * as z from "zod";
import { ConfiguratorSchema } from "./contexts.ts";
import { fieldset, fieldsetList } from "./fieldset.ts";
import { CSS_PART_NAMES } from "../tags/css-parts.ts";
import { EMBEDDED_TAGS, listEmbeddedAttributes } from "../tags/tags.ts";
import { heading, PageSchema, PointSchema } from "./page-parts.ts";
import { line, prose, slug } from "./text.ts";
import { EMBED_ATTRIBUTES } from "../tags/embed.ts";

const origin = z
  .string()
  .regex(/^https?:\/\/[a-z0-9.-]+(:\d+)?$/, "an origin such as https://jobs.example.com");

/** Attributes that partners may set. All forms accept `partner`. */
const ATTRIBUTES = new Set([
  "partner",
  ...EMBEDDED_TAGS.flatMap(listEmbeddedAttributes),
  "data-ref",
  ...Object.keys(EMBED_ATTRIBUTES),
]);

const descriptionFields = (names: Iterable<string>) =>
  Object.fromEntries([...names].map((name) => [name, line().meta({ title: name })]));

/** Known partners, and the text of the page with the embed code. */
export const PartnersSchema = PageSchema.extend({
  known: fieldsetList("Known partners", [], {
    id: slug.max(80).meta({ title: "Partner id" }),
    name: line(80).meta({ title: "Name" }),
    origins: z.array(origin).min(1).meta({
      title: "Sites that embed our forms",
      description: "Origins of the pages that embed our forms.",
    }),
  }).meta({
    description: "Partners that may embed our forms. Leads from other sites get a higher spam score.",
  }),
  configurator: ConfiguratorSchema,
  steps: fieldset("How it works", {
    ...heading(80, 260),
    points: z.array(PointSchema).min(3).max(6).meta({ title: "Steps" }),
  }),
  reference: fieldset("Reference", {
    ...heading(80, 260),
    forms: line(80).meta({ title: "Caption of the table of forms" }),
    formUses: fieldset("Use of each form", descriptionFields(EMBEDDED_TAGS)).meta({
      description: "The use of each form.",
    }),
    attributes: line(80).meta({ title: "Caption of the table of attributes" }),
    attributeUses: fieldset("Use of each attribute", descriptionFields(ATTRIBUTES)).meta({
      description: "The use of each attribute.",
    }),
    theming: line(80).meta({ title: "Custom properties: heading" }),
    themingNote: prose.meta({ title: "Custom properties: text" }),
    parts: line(80).meta({ title: "Parts: heading" }),
    partUses: fieldset("Description of each part", descriptionFields(CSS_PART_NAMES)).meta({
      description: "Description of each part of a form, by its name for `::part()`.",
    }),
    events: line(80).meta({ title: "Events: heading" }),
    eventsNote: prose.meta({ title: "Events: text" }),
    names: line(80).meta({ title: "Reserved names: heading" }),
    namesNote: prose.meta({ title: "Reserved names: text" }),
    policy: line(80).meta({ title: "Content security policy: heading" }),
    policyNote: prose.meta({ title: "Content security policy: text" }),
    versions: line(80).meta({ title: "Versions: heading" }),
    versionsNote: prose.meta({ title: "Versions: text" }),
    texts: line(80).meta({ title: "Custom text: heading" }),
    textsNote: prose.meta({ title: "Custom text: text" }),
    frame: line(80).meta({ title: "Frame without JavaScript: heading" }),
    frameNote: prose.meta({ title: "Frame without JavaScript: text" }),
    types: line(80).meta({ title: "Types for code editors: heading" }),
    typesNote: prose.meta({ title: "Types for code editors: text" }),
    package: line(80).meta({ title: "npm package: heading" }),
    packageNote: prose.meta({ title: "npm package: text" }),
    plugin: line(80).meta({ title: "WordPress plugin: heading" }),
    pluginNote: prose.meta({ title: "WordPress plugin: text" }),
    failure: line(80).meta({ title: "When something fails: heading" }),
    failureNote: prose.meta({ title: "When something fails: text" }),
  }),
});

export type PartnersText = z.infer<typeof PartnersSchema>;
