import * as z from "zod";
import { templateText } from "./template-text.ts";
import { line, sitePath, slug } from "./text.ts";

const stateText = templateText(["state"]);
const payText = (...names: string[]) => templateText(["state", "year", ...names]);
const yesOrNo = z.strictObject({
  true: line(80).meta({ title: "If there is one" }),
  false: line(80).meta({ title: "If there is none" }),
});
const oshaPlan = z.strictObject({
  federal: line(160).meta({ title: "Federal OSHA" }),
  state: line(160).meta({ title: "State plan" }),
  "state-public-only": line(160).meta({ title: "State plan for public employees" }),
});
const contractorLicense = z.strictObject({
  statewide: line(120).meta({ title: "Statewide license" }),
  "specialty-only": line(120).meta({ title: "Licenses for trades only" }),
  registration: line(120).meta({ title: "Registration" }),
  local: line(120).meta({ title: "Local license" }),
});
const question = <T extends z.ZodRawShape>(otherFields: T) =>
  z.strictObject({ question: stateText.meta({ title: "Question" }), ...otherFields });

/** Text that all state pages share. Facts, cities and stories are in each state's file. */
export const StatePageSchema = z.strictObject({
  title: stateText.meta({ title: "Title in search results" }),
  heading: stateText.meta({ title: "Heading of the page" }),
  service: stateText.meta({ title: "Name of the service, for search engines" }),
  hero: z
    .strictObject({
      primary: stateText.meta({ title: "Main button" }),
      secondary: stateText.meta({ title: "Second button" }),
    })
    .meta({ title: "Top of the page" }),
  figures: z
    .strictObject({
      label: line(60).meta({ title: "Name of the figures, for screen readers" }),
      items: z
        .array(
          z.strictObject({
            claim: slug.meta({ title: "Claim" }),
            label: line(60).meta({ title: "Caption" }),
          }),
        )
        .min(2)
        .max(4)
        .meta({ title: "Figures" }),
    })
    .meta({ title: "Commitments to employers" }),
  market: z
    .strictObject({
      title: stateText.meta({ title: "Heading" }),
      aside: line(120).meta({ title: "Sentence next to the heading" }),
    })
    .meta({ title: "Market" }),
  services: z.strictObject({ title: stateText.meta({ title: "Heading" }) }).meta({ title: "Core services" }),
  roles: z
    .strictObject({
      title: stateText.meta({ title: "Heading" }),
      columns: z
        .strictObject({
          role: line(30).meta({ title: "Role" }),
          range: stateText.meta({ title: "Pay range" }),
          average: line(30).meta({ title: "Average" }),
          baseline: line(30).meta({ title: "Midwest baseline" }),
          demand: line(30).meta({ title: "Demand" }),
        })
        .meta({ title: "Column headings" }),
      unpublished: line(30).meta({ title: "Pay that is not published" }),
      unrated: line(30).meta({ title: "Role without a demand label" }),
      compare: templateText(["abbr"], 60).meta({ title: "Link to the comparison of states" }),
      own: payText("premium").meta({ title: "Pay note: the state is its own region" }),
      above: payText("region", "premium").meta({ title: "Pay note: the state's region has a premium" }),
      baseline: payText().meta({ title: "Pay note: the state is in the Midwest" }),
      unlisted: payText().meta({ title: "Pay note: no premium is published" }),
    })
    .meta({ title: "Roles and pay" }),
  example: z
    .strictObject({
      label: line(40).meta({ title: "Label of the example" }),
      terms: z
        .strictObject({
          company: line(40).meta({ title: "Company" }),
          role: line(40).meta({ title: "Role" }),
          project: line(40).meta({ title: "Project" }),
          candidates: line(40).meta({ title: "Candidates presented" }),
          shortlist: line(40).meta({ title: "Days to the shortlist" }),
          hire: line(40).meta({ title: "Days to the signed offer" }),
          retention: line(40).meta({ title: "Retention" }),
        })
        .meta({ title: "Facts below the story" }),
      schedule: line(80).meta({ title: "Name of the schedule, for screen readers" }),
      stages: z
        .strictObject({
          intake: line(30).meta({ title: "Intake call" }),
          shortlist: line(30).meta({ title: "Shortlist" }),
          interviews: line(30).meta({ title: "Interviews" }),
          offer: line(30).meta({ title: "Offer" }),
          signed: line(30).meta({ title: "Signed" }),
        })
        .meta({ title: "Stages of the schedule" }),
      note: stateText.meta({ title: "Note below the schedule" }),
    })
    .meta({ title: "Example of a search" }),
  sectors: z.strictObject({ title: stateText.meta({ title: "Heading" }) }).meta({ title: "Key sectors" }),
  cities: z
    .strictObject({
      title: stateText.meta({ title: "Heading" }),
      lead: line(160).meta({ title: "Sentence below the heading" }),
    })
    .meta({ title: "Major cities" }),
  reasons: z
    .strictObject({
      title: stateText.meta({ title: "Heading" }),
      lead: line(160).meta({ title: "Sentence below the heading" }),
      more: z
        .strictObject({
          text: line(80).meta({ title: "Link text" }),
          href: sitePath.meta({ title: "Link target" }),
        })
        .meta({ title: "Link to more information" }),
      checks: z
        .strictObject({
          title: line(60).meta({ title: "Heading" }),
          text: templateText(["state", "board"]).meta({ title: "Text" }),
        })
        .meta({ title: "Checks in the state" }),
    })
    .meta({
      title: "Why hire through us",
      description: "Followed by cost and guarantee, whose text all pages share.",
    }),
  request: z
    .strictObject({
      title: stateText.meta({ title: "Heading" }),
      offer: stateText.meta({ title: "Link to the offer calculator" }),
      submit: line(40).meta({ title: "Button of the form" }),
      candidates: z
        .strictObject({
          text: stateText.meta({ title: "Link text" }),
          href: sitePath.meta({ title: "Link target" }),
        })
        .meta({ title: "Link for candidates" }),
    })
    .meta({ title: "Request form" }),
  facts: z
    .strictObject({
      title: stateText.meta({ title: "Heading" }),
      note: line(200).meta({ title: "Note below the facts" }),
      source: line(20).meta({ title: "Text before a source" }),
      labels: z
        .strictObject({
          oshaPlan: line(40).meta({ title: "OSHA plan" }),
          contractorLicense: line(40).meta({ title: "Contractor license" }),
          engineeringBoard: line(40).meta({ title: "Engineering board" }),
          rightToWork: line(40).meta({ title: "Right to work" }),
          prevailingWage: line(40).meta({ title: "Prevailing wage" }),
        })
        .meta({ title: "Names of the facts" }),
      values: z
        .strictObject({
          oshaPlan: oshaPlan.meta({ title: "OSHA plan" }),
          contractorLicense: contractorLicense.meta({ title: "Contractor license" }),
          rightToWork: yesOrNo.meta({ title: "Right-to-work law" }),
          prevailingWage: yesOrNo.meta({ title: "Prevailing-wage law" }),
        })
        .meta({ title: "Values of the facts" }),
    })
    .meta({ title: "Hiring facts" }),
  questions: z
    .strictObject({
      title: stateText.meta({ title: "Heading" }),
      speed: stateText.meta({ title: "How fast" }),
      cost: stateText.meta({ title: "What it costs" }),
      coverage: question({
        answer: templateText(["state", "cities", "sectors"]).meta({ title: "Answer" }),
      }).meta({
        title: "Cities and sectors",
      }),
      rules: question({
        contractorLicense: contractorLicense.meta({ title: "Sentence on contractor licenses" }),
        board: templateText(["board"]).meta({ title: "Sentence on the agency of contractors" }),
        specialtyBoard: templateText(["board"]).meta({
          title: "Sentence on the agency, where it licenses trades only",
        }),
        engineeringBoard: templateText(["board"]).meta({ title: "Sentence on the engineering board" }),
        oshaPlan: oshaPlan.meta({ title: "Sentence on the OSHA plan" }),
        rightToWork: yesOrNo.meta({ title: "Sentence on right to work" }),
        prevailingWage: yesOrNo.meta({ title: "Sentence on prevailing wage" }),
        close: line(120).meta({ title: "Last sentence" }),
      }).meta({ title: "Rules" }),
    })
    .meta({ title: "Questions and answers" }),
  nearby: z.strictObject({ title: stateText.meta({ title: "Heading" }) }).meta({ title: "Nearby states" }),
  related: z.strictObject({ title: stateText.meta({ title: "Heading" }) }).meta({ title: "Articles" }),
});

export type StatePage = z.infer<typeof StatePageSchema>;
