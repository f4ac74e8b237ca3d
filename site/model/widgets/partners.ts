import * as z from "zod";
import { PageSchema, PointSchema } from "../schemas/page-parts.ts";
import { line, prose, slug } from "../schemas/text.ts";

/** A web origin: scheme, host and port, without a path. */
const origin = z
  .string()
  .regex(/^https?:\/\/[a-z0-9.-]+(:\d+)?$/, "an origin such as https://jobs.example.com");

/** Partners, and the texts of the page with the embed code. */
export const PartnersSchema = PageSchema.extend({
  known: z
    .array(
      z.strictObject({
        id: slug.max(80).meta({ title: "Partner id" }),
        name: line(80).meta({ title: "Name" }),
        origins: z.array(origin).min(1).meta({
          title: "Sites that show our forms",
          description: "Origins of the pages that show our forms.",
        }),
      }),
    )
    .meta({
      title: "Known partners",
      description: "Who may embed our forms. Leads from anyone else get a higher spam score.",
    }),
  configurator: z
    .strictObject({
      title: line(80).meta({ title: "Heading" }),
      lead: line(260).meta({ title: "Sentence below the heading" }),
      noScript: prose.meta({ title: "Note without JavaScript" }),
      labels: z
        .strictObject({
          form: line(40).meta({ title: "Form" }),
          partner: line(40).meta({ title: "Partner id" }),
          source: line(40).meta({ title: "Article" }),
          heading: line(40).meta({ title: "Heading of the form" }),
          submit: line(40).meta({ title: "Text of its button" }),
          layout: line(40).meta({ title: "Layout" }),
          urgency: line(40).meta({ title: "Urgency choice" }),
          theme: line(40).meta({ title: "Light or dark" }),
          sandbox: line(40).meta({ title: "Sandbox" }),
          live: line(40).meta({ title: "Choice without a sandbox" }),
          accent: line(40).meta({ title: "Accent color" }),
          radius: line(40).meta({ title: "Rounded corners" }),
          font: line(40).meta({ title: "Font" }),
          systemFont: line(40).meta({ title: "Choice of the system font" }),
          pinned: line(80).meta({ title: "Choice to stay on a version" }),
          preview: line(40).meta({ title: "Heading of the preview" }),
          code: line(40).meta({ title: "Heading of the code" }),
          copy: line(40).meta({ title: "Copy button" }),
          copied: line(40).meta({ title: "Copy button, after the copy" }),
        })
        .meta({ title: "Labels of the settings" }),
    })
    .meta({ title: "Setup tool" }),
  steps: z
    .strictObject({
      title: line(80).meta({ title: "Heading" }),
      lead: line(260).meta({ title: "Sentence below the heading" }),
      points: z.array(PointSchema).min(3).max(6).meta({ title: "Steps" }),
    })
    .meta({ title: "How it works" }),
  reference: z
    .strictObject({
      title: line(80).meta({ title: "Heading" }),
      lead: line(260).meta({ title: "Sentence below the heading" }),
      forms: line(80).meta({ title: "Caption of the table of forms" }),
      formUses: z
        .strictObject({
          "lead-form": line().meta({ title: "lead-form" }),
          "contact-form": line().meta({ title: "contact-form" }),
          "insight-lead-form": line().meta({ title: "insight-lead-form" }),
          "salary-report-form": line().meta({ title: "salary-report-form" }),
          "resume-form": line().meta({ title: "resume-form" }),
          "employer-lead-form": line().meta({ title: "employer-lead-form" }),
          "portal-login": line().meta({ title: "portal-login" }),
          "site-header": line().meta({ title: "site-header" }),
          "salary-explorer": line().meta({ title: "salary-explorer" }),
        })
        .meta({ title: "What each form is for", description: "What each form is for." }),
      attributes: line(80).meta({ title: "Caption of the table of attributes" }),
      attributeUses: z
        .strictObject({
          partner: line().meta({ title: "partner" }),
          context: line().meta({ title: "context" }),
          heading: line().meta({ title: "heading" }),
          submit: line().meta({ title: "submit" }),
          layout: line().meta({ title: "layout" }),
          urgency: line().meta({ title: "urgency" }),
          source: line().meta({ title: "source" }),
          current: line().meta({ title: "current" }),
          job: line().meta({ title: "job" }),
          place: line().meta({ title: "place" }),
          "data-ref": line().meta({ title: "data-ref" }),
          theme: line().meta({ title: "theme" }),
          sandbox: line().meta({ title: "sandbox" }),
        })
        .meta({ title: "What each attribute does", description: "What each attribute is for." }),
      theming: line(80).meta({ title: "Custom properties: heading" }),
      themingNote: prose.meta({ title: "Custom properties: text" }),
      parts: line(80).meta({ title: "Parts: heading" }),
      partUses: z
        .strictObject({
          form: line().meta({ title: "form" }),
          contact: line().meta({ title: "contact" }),
          button: line().meta({ title: "button" }),
          choice: line().meta({ title: "choice" }),
          error: line().meta({ title: "error" }),
          file: line().meta({ title: "file" }),
          field: line().meta({ title: "field" }),
          input: line().meta({ title: "input" }),
          label: line().meta({ title: "label" }),
          heading: line().meta({ title: "heading" }),
          hint: line().meta({ title: "hint" }),
          note: line().meta({ title: "note" }),
          thanks: line().meta({ title: "thanks" }),
          notice: line().meta({ title: "notice" }),
        })
        .meta({
          title: "What each part is",
          description: "What each part of a form is, by its name for `::part()`.",
        }),
      events: line(80).meta({ title: "Events: heading" }),
      eventsNote: prose.meta({ title: "Events: text" }),
      names: line(80).meta({ title: "Names that are taken: heading" }),
      namesNote: prose.meta({ title: "Names that are taken: text" }),
      policy: line(80).meta({ title: "Content security policy: heading" }),
      policyNote: prose.meta({ title: "Content security policy: text" }),
      versions: line(80).meta({ title: "Versions: heading" }),
      versionsNote: prose.meta({ title: "Versions: text" }),
      texts: line(80).meta({ title: "A partner's own words: heading" }),
      textsNote: prose.meta({ title: "A partner's own words: text" }),
      frame: line(80).meta({ title: "Frame without scripts: heading" }),
      frameNote: prose.meta({ title: "Frame without scripts: text" }),
      types: line(80).meta({ title: "Types for code editors: heading" }),
      typesNote: prose.meta({ title: "Types for code editors: text" }),
      package: line(80).meta({ title: "npm package: heading" }),
      packageNote: prose.meta({ title: "npm package: text" }),
      plugin: line(80).meta({ title: "WordPress plugin: heading" }),
      pluginNote: prose.meta({ title: "WordPress plugin: text" }),
      failure: line(80).meta({ title: "When something fails: heading" }),
      failureNote: prose.meta({ title: "When something fails: text" }),
    })
    .meta({ title: "Reference" }),
});

export type PartnersText = z.infer<typeof PartnersSchema>;
