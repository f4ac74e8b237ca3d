import * as z from "zod";
import { line, prose } from "./text.ts";
import { fieldset } from "./fieldset.ts";
import { heading } from "./page-parts.ts";

/** Name of a context, which identifies where a form appears, as in `<lead-form context="…">`. */
export const contextId = z
  .string()
  .max(80)
  .regex(/^[a-z0-9]+(_[a-z0-9]+)*$/, "a lowercase name with underscores, such as hvac_article");

export const EXPECTED_CONTEXT_HINT = "a name in content/_data/contexts.yaml; add new names there";

export const ContextsSchema = z
  .record(
    contextId.meta({ title: "Stored name" }),
    z.strictObject({
      name: line(40).meta({ title: "Name", description: "What the desk and emails call this place." }),
      meaning: line(160).meta({
        title: "Location",
        description: "Where the form appears. The name is stored with each submission.",
      }),
    }),
  )
  .meta({ title: "Contexts" });

/** Text of the setup tool on the partners' page. */
export const ConfiguratorSchema = fieldset("Setup tool", {
  ...heading(80, 260),
  noScript: prose.meta({ title: "Note without JavaScript" }),
  labels: fieldset("Labels of the settings", {
    form: line(40).meta({ title: "Form" }),
    partner: line(40).meta({ title: "Partner id" }),
    source: line(40).meta({ title: "Article" }),
    heading: line(40).meta({ title: "Heading of the form" }),
    submit: line(40).meta({ title: "Text of the button" }),
    layout: line(40).meta({ title: "Layout" }),
    urgency: line(40).meta({ title: "Urgency field" }),
    state: line(40).meta({ title: "State of the openings" }),
    allStates: line(40).meta({ title: "Option: all states" }),
    trade: line(40).meta({ title: "Trade of the openings" }),
    allTrades: line(40).meta({ title: "Option: all trades" }),
    limit: line(40).meta({ title: "Openings shown at first" }),
    language: line(40).meta({ title: "Language" }),
    ownLanguage: line(40).meta({ title: "Option: language of the page" }),
    theme: line(40).meta({ title: "Light or dark" }),
    sandbox: line(40).meta({ title: "Sandbox" }),
    live: line(40).meta({ title: "Option: no sandbox" }),
    accent: line(40).meta({ title: "Accent color" }),
    radius: line(40).meta({ title: "Rounded corners" }),
    font: line(40).meta({ title: "Font" }),
    systemFont: line(40).meta({ title: "Option: system font" }),
    pinned: line(80).meta({ title: "Option: pinned version" }),
    reserved: line(80).meta({ title: "Option: CSS that reserves the form's height" }),
    preview: line(40).meta({ title: "Heading of the preview" }),
    code: line(40).meta({ title: "Heading of the code" }),
    copy: line(40).meta({ title: "Copy button" }),
    copied: line(40).meta({ title: "Copy button after copying" }),
  }),
});

export type ConfiguratorText = z.infer<typeof ConfiguratorSchema>;
