import type { ReactNode } from "react";
import type { BlockBody, BlockName } from "../../model/schemas/blocks.ts";
import type { Site } from "../../model/kinds/site.ts";
import { findHardestRole } from "../../model/pay/demand.ts";
import { Actions } from "./actions.tsx";
import { CallToAction } from "./call-to-action.tsx";
import { EntryList } from "./entry-list.tsx";
import { EvaluationWeights } from "./evaluation-weights.tsx";
import { TitledLists } from "./titled-lists.tsx";
import { InterviewAccordion } from "./interview-accordion.tsx";
import { InterviewQuestions } from "./interview-questions.tsx";
import { KeyFigures } from "./key-figures.tsx";
import { MarginNote } from "./margin-note.tsx";
import { ResponsiveTable } from "./responsive-table.tsx";
import { RedFlags } from "./red-flags.tsx";
import { RegionalPremiums } from "./regional-premiums.tsx";
import { ReportSheets } from "./report-sheets.tsx";
import { SalaryBands } from "./salary-bands.tsx";
import { SalaryTable } from "./salary-table.tsx";
import { ShortageBars } from "./shortage-bars.tsx";
import { Specializations } from "./specializations.tsx";
import { Split } from "./split.tsx";
import { findRolePay, findState } from "./find-role-pay.ts";
import { typeset } from "../../model/typeset.ts";

export interface BlockProps<Name extends BlockName> {
  body: BlockBody<Name>;
  caption: string | undefined;
  site: Site;
}

type BlockComponents = { [Name in BlockName]: (props: BlockProps<Name>) => ReactNode };

const COMPONENTS: BlockComponents = {
  actions: Actions,
  "key-figures": KeyFigures,
  "report-sheets": ReportSheets,
  "salary-table": SalaryTable,
  "regional-premiums": RegionalPremiums,
  "salary-bands": SalaryBands,
  specializations: Specializations,
  "interview-accordion": InterviewAccordion,
  "interview-questions": InterviewQuestions,
  "red-flags": RedFlags,
  "shortage-bars": ShortageBars,
  "evaluation-weights": EvaluationWeights,
  split: Split,
  "margin-note": MarginNote,
  "call-to-action": CallToAction,
  "skill-categories": ({ body, caption }) => (
    <TitledLists
      caption={caption}
      groups={body.map(({ category, importance, skills, note }) => ({
        title: category,
        demand: importance,
        summary: note,
        items: skills,
      }))}
    />
  ),
  "best-practices": ({ body, caption }) => (
    <TitledLists
      caption={caption}
      groups={body.map(({ group, practices }) => ({ title: group, items: practices }))}
    />
  ),
  "strategy-groups": ({ body, caption }) => (
    <TitledLists
      caption={caption}
      groups={body.map(({ name, summary, steps }) => ({ title: name, summary, items: steps }))}
    />
  ),
  markets: ({ body, caption, site }) => (
    <EntryList
      caption={caption}
      entries={body.map(({ name, figure, demand, state, note, roles }) => ({
        title: name,
        figure,
        demand: state === undefined ? demand : findHardestRole(findState(site, state)).demand,
        text: note,
        tags: roles,
      }))}
    />
  ),
  roles: ({ body, caption, site }) => (
    <EntryList
      caption={caption}
      entries={body.map(({ role, pay, range, demand, note, skills }) => ({
        title: role,
        ...(pay === undefined ? { figure: range, demand } : findRolePay(site, pay)),
        text: note,
        tags: skills,
      }))}
    />
  ),
  "shortage-metrics": ({ body, caption }) => (
    <EntryList
      caption={caption}
      entries={body.map(({ metric, value, severity, note }) => ({
        title: metric,
        figure: value,
        demand: severity,
        text: note,
      }))}
    />
  ),
  points: ({ body, caption }) => (
    <EntryList caption={caption} entries={body.map(({ title, detail }) => ({ title, text: detail }))} />
  ),
  assessments: ({ body, caption }) => (
    <EntryList
      caption={caption}
      isNumbered
      entries={body.map(({ name, task, looksFor }) => ({
        title: name,
        text: task,
        aside: `Look for: ${looksFor}`,
      }))}
    />
  ),
  challenges: ({ body, caption }) => (
    <ResponsiveTable
      caption={caption}
      columns={["Challenge", "Response"]}
      rows={body.map(({ challenge, response }) => [challenge, response])}
    />
  ),
  "funding-breakdown": ({ body, caption }) => (
    <ResponsiveTable
      caption={caption}
      columns={["Program", "Amount", "What it pays for"]}
      rows={body.map(({ item, amount, note }) => [item, amount, note])}
      figureColumn={1}
    />
  ),
  certifications: ({ body, caption }) => (
    <ResponsiveTable
      caption={caption}
      columns={["Certification", "What it shows", "Level"]}
      rows={body.map(({ name, detail, level }) => [name, detail, { level }])}
    />
  ),
  "demand-by-sector": ({ body, caption }) => (
    <ResponsiveTable
      caption={caption}
      columns={["Sector", "Why", "Demand"]}
      rows={body.map(({ sector, note, demand }) => [sector, note, { demand }])}
    />
  ),
  "leed-levels": ({ body, caption }) => (
    <ResponsiveTable
      caption={caption}
      columns={["Level", "Points", "What it asks of the team"]}
      rows={body.map(({ level, points, note }) => [level, points, note])}
      figureColumn={1}
    />
  ),
  "building-types": ({ body, caption }) => (
    <ResponsiveTable
      caption={caption}
      columns={["Building type", "Staffing", "Why"]}
      isLabeled
      rows={body.map(({ type, staffing, note }) => [type, staffing, note])}
    />
  ),
};

type NamedBlock = { [Name in BlockName]: { name: Name; body: BlockBody<Name> } }[BlockName];

/** Renders a content block of an article in place of its Markdown fence. */
export function Block({
  block,
  caption,
  site,
}: {
  block: NamedBlock;
  caption: string | undefined;
  site: Site;
}) {
  // TypeScript cannot infer that the component found by a block's name accepts that block's props.
  const Component = COMPONENTS[block.name] as (props: BlockProps<BlockName>) => ReactNode;
  return <Component body={typeset(block.body)} caption={typeset(caption)} site={site} />;
}
