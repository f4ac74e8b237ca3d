import * as z from "zod";
import { PageSchema, PointSchema } from "./page-parts.ts";
import { line, prose, slug } from "./text.ts";

/** A web page's origin: scheme, host and port, without a path. */
const origin = z
  .string()
  .regex(/^https?:\/\/[a-z0-9.-]+(:\d+)?$/, "an origin such as https://jobs.example.com");

/** The partners, and the texts of the page from which they take their code. */
export const PartnersSchema = PageSchema.extend({
  known: z
    .array(
      z.strictObject({
        id: slug.max(80),
        name: line(80),
        origins: z.array(origin).min(1).meta({ description: "Origins of the pages that show our forms." }),
      }),
    )
    .meta({
      title: "Known partners",
      description: "Who may embed our forms. Leads from anyone else get a higher spam score.",
    }),
  configurator: z.strictObject({
    title: line(80),
    lead: line(260),
    noScript: prose,
    labels: z.strictObject({
      form: line(40),
      partner: line(40),
      source: line(40),
      heading: line(40),
      submit: line(40),
      layout: line(40),
      urgency: line(40),
      theme: line(40),
      sandbox: line(40),
      live: line(40),
      accent: line(40),
      radius: line(40),
      font: line(40),
      systemFont: line(40),
      pinned: line(80),
      preview: line(40),
      code: line(40),
      copy: line(40),
      copied: line(40),
    }),
  }),
  steps: z.strictObject({ title: line(80), lead: line(260), points: z.array(PointSchema).min(3).max(6) }),
  reference: z.strictObject({
    title: line(80),
    lead: line(260),
    forms: line(80),
    formUses: z
      .strictObject({
        "lead-form": line(),
        "contact-form": line(),
        "insight-lead-form": line(),
        "salary-report-form": line(),
        "resume-form": line(),
        "employer-lead-form": line(),
        "portal-login": line(),
        "site-header": line(),
        "salary-explorer": line(),
      })
      .meta({ description: "What each form is for." }),
    attributes: line(80),
    attributeUses: z
      .strictObject({
        partner: line(),
        context: line(),
        heading: line(),
        submit: line(),
        layout: line(),
        urgency: line(),
        source: line(),
        current: line(),
        job: line(),
        place: line(),
        "data-ref": line(),
        theme: line(),
        sandbox: line(),
      })
      .meta({ description: "What each attribute is for." }),
    theming: line(80),
    themingNote: prose,
    parts: line(80),
    partUses: z
      .strictObject({
        form: line(),
        contact: line(),
        button: line(),
        choice: line(),
        error: line(),
        file: line(),
        field: line(),
        input: line(),
        label: line(),
        heading: line(),
        hint: line(),
        note: line(),
        thanks: line(),
        notice: line(),
      })
      .meta({ description: "What each part of a form is, by its name for `::part()`." }),
    events: line(80),
    eventsNote: prose,
    names: line(80),
    namesNote: prose,
    policy: line(80),
    policyNote: prose,
    versions: line(80),
    versionsNote: prose,
    texts: line(80),
    textsNote: prose,
    frame: line(80),
    frameNote: prose,
    types: line(80),
    typesNote: prose,
    package: line(80),
    packageNote: prose,
    plugin: line(80),
    pluginNote: prose,
    failure: line(80),
    failureNote: prose,
  }),
});

export type PartnersText = z.infer<typeof PartnersSchema>;
