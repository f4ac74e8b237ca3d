import { Widget } from "../widget.tsx";
import { Figure } from "../figures.tsx";
import { DemandIcon } from "../../drawings/marks/icons.tsx";
import type { ReactNode } from "react";
import type { BlockBody, BlockName } from "../../../model/schemas/blocks.ts";
import type { Site } from "../../../model/kinds/site.ts";
import { findHardestRole } from "../../../model/pay/comparison.ts";
import { ActionLink, MethodologyLink } from "../links.tsx";
import { Disclosure } from "../disclosure.tsx";
import { SalaryChart } from "../range-chart.tsx";
import {
  BlockFrame,
  FigureRow,
  EntryList,
  type Entry,
  type EntryListOptions,
  ResponsiveTable,
  type Row,
  type TableOptions,
} from "./block-parts.tsx";
import { EvaluationWeights, ReportSheets, ShortageBars } from "./shortage-bars.tsx";
import { FormPhone } from "../request-section.tsx";
import { TitledLists, Specializations, Split, type Group } from "./titled-lists.tsx";
import { RegionalPremiums, SalaryBands, findRolePay, findState } from "./salary-bands.tsx";
import { typeset } from "../../../model/typeset.ts";

function CallToAction({ body, site }: BlockProps<"call-to-action">) {
  return (
    <section
      className="reversed col-span-full! mt-11 mb-5 max-w-none! p-9 max-md:-mx-5 max-md:my-9 max-md:px-5 max-md:py-7.5 print:hidden"
      aria-label={body.heading}
    >
      <h3 className="text-31 tracking-title">{body.heading}</h3>
      <p className="mt-2.5 mb-6 text-ink-2">{body.text}</p>
      <Widget
        tag="lead-form"
        context={body.context}
        position={body.position}
        location={body.location}
        layout="row"
      />
      <FormPhone site={site} />
    </section>
  );
}

/**
 * A note in the right margin, or below its paragraph on narrow screens. It is not an `aside` because that
 * would create a landmark.
 */
function MarginNote({ body }: BlockProps<"margin-note">) {
  return (
    <div
      className="col-[7/-1]! mt-0 mb-6 ml-2 self-start border-t-2 border-ink pt-3.5 max-md:mx-0 max-md:mt-6.5 max-md:mb-7.5 print:mx-0 print:mt-1 print:mb-6 print:break-inside-avoid"
      role="note"
    >
      {body.figure === undefined ? null : <Figure className="mb-2 text-46! text-ink">{body.figure}</Figure>}
      <p className="text-17 leading-145 text-ink-2">{body.text}</p>
    </div>
  );
}

function RedFlags({ body }: BlockProps<"red-flags">) {
  return (
    <ul>
      {body.map(({ flag, why }) => (
        <li
          key={flag}
          className="grid grid-cols-[30px_1fr] border-t border-line py-3.25 text-19 leading-145 last:border-b print:break-inside-avoid"
        >
          <DemandIcon demand="Severe" className="mt-1 h-4.25 w-4.5 text-critical" />
          <div>
            <strong>{flag}</strong>
            <p className="mt-1 text-17 text-ink-2">{why}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

export interface BlockProps<Name extends BlockName> {
  body: BlockBody<Name>;
  caption?: string;
  site: Site;
}

type BlockComponents = { [Name in BlockName]: (props: BlockProps<Name>) => ReactNode };

interface ListProps<Item> {
  body: readonly Item[];
  site: Site;
}

const titledLists = <Item,>(toGroup: (item: Item) => Group) =>
  function GroupBlock({ body }: ListProps<Item>) {
    return <TitledLists groups={body.map(toGroup)} />;
  };

const entryList = <Item,>(toEntry: (item: Item, site: Site) => Entry, options?: EntryListOptions) =>
  function EntryBlock({ body, site }: ListProps<Item>) {
    return <EntryList entries={body.map((item) => toEntry(item, site))} {...options} />;
  };

const table = <Item,>(columns: readonly string[], toRow: (item: Item) => Row, options?: TableOptions) =>
  function TableBlock({ body }: ListProps<Item>) {
    return <ResponsiveTable columns={columns} rows={body.map(toRow)} {...options} />;
  };

/** Blocks without a caption, or with one that is not above the whole block. */
const UNFRAMED = {
  actions: ({ body }) => (
    <p className="mt-6 flex flex-wrap gap-3">
      {body.map(({ text, href }) => (
        <ActionLink key={href} href={href} kind="secondary">
          {text}
        </ActionLink>
      ))}
    </p>
  ),
  "salary-table": ({ body, caption, site: { salaries } }) => (
    <BlockFrame>
      <SalaryChart
        caption={
          caption ?? `Base salary in ${salaries.year} at the Midwest baseline, in thousands of dollars`
        }
        rows={body.flatMap((role) => salaries.roles.filter((row) => row.role === role))}
      />
      <MethodologyLink className="mt-2" />
    </BlockFrame>
  ),
  "regional-premiums": RegionalPremiums,
  "salary-bands": SalaryBands,
  specializations: Specializations,
  "shortage-bars": ShortageBars,
  "margin-note": MarginNote,
  "call-to-action": CallToAction,
} satisfies Partial<BlockComponents>;

/** Blocks in a frame with the caption above. */
const FRAMED: Omit<BlockComponents, keyof typeof UNFRAMED> = {
  "key-figures": ({ body }) => <FigureRow className="border-t border-ink" figures={body} />,
  "report-sheets": ReportSheets,
  "interview-accordion": ({ body }) =>
    body.map(({ category, questions }) => (
      <Disclosure key={category} name="interview-categories" summary={category}>
        <ol>
          {questions.map((question, index) => (
            <li key={question} className="grid grid-cols-[32px_1fr] py-2">
              <span className="font-head text-17 leading-160 font-heading" aria-hidden="true">
                {index + 1}
              </span>
              {question}
            </li>
          ))}
        </ol>
      </Disclosure>
    )),
  "interview-questions": ({ body }) =>
    body.map(({ question, purpose }, index) => (
      <Disclosure key={question} name="interview-questions" summary={question} open={index === 0}>
        <p>Purpose: {purpose}</p>
      </Disclosure>
    )),
  "red-flags": RedFlags,
  "evaluation-weights": EvaluationWeights,
  split: Split,
  "skill-categories": titledLists(({ category, importance, skills, note }) => ({
    title: category,
    badge: importance,
    summary: note,
    items: skills,
  })),
  "best-practices": titledLists(({ group, practices }) => ({ title: group, items: practices })),
  "strategy-groups": titledLists(({ name, summary, steps }) => ({ title: name, summary, items: steps })),
  markets: entryList(({ name, figure, demand, state, note, roles }, site) => ({
    title: name,
    figure,
    demand: state === undefined ? demand : findHardestRole(findState(site, state)).demand,
    text: note,
    tags: roles,
  })),
  roles: entryList(({ role, pay, range, demand, note, skills }, site) => ({
    title: role,
    ...(pay === undefined ? { figure: range, demand } : findRolePay(site, pay)),
    text: note,
    tags: skills,
  })),
  "shortage-metrics": entryList(({ metric, value, severity, note }) => ({
    title: metric,
    figure: value,
    demand: severity,
    text: note,
  })),
  points: entryList(({ title, detail }) => ({ title, text: detail })),
  assessments: entryList(
    ({ name, task, looksFor }) => ({ title: name, text: task, aside: `Look for: ${looksFor}` }),
    { isNumbered: true },
  ),
  challenges: table(["Challenge", "Response"], ({ challenge, response }) => [challenge, response]),
  "funding-breakdown": table(
    ["Program", "Amount", "What it pays for"],
    ({ item, amount, note }) => [item, amount, note],
    { hasFigures: true },
  ),
  certifications: table(["Certification", "What it shows", "Level"], ({ name, detail, level }) => [
    name,
    detail,
    { badge: level },
  ]),
  "demand-by-sector": table(["Sector", "Why", "Demand"], ({ sector, note, demand }) => [
    sector,
    note,
    { badge: demand },
  ]),
  "leed-levels": table(
    ["Level", "Points", "What it asks of the team"],
    ({ level, points, note }) => [level, points, note],
    { hasFigures: true },
  ),
  "building-types": table(
    ["Building type", "Staffing", "Why"],
    ({ type, staffing, note }) => [type, staffing, note],
    { isLabeled: true },
  ),
};

const COMPONENTS = { ...UNFRAMED, ...FRAMED };

type NamedBlock = { [Name in BlockName]: { name: Name; body: BlockBody<Name> } }[BlockName];

/** Renders a content block of an article in place of its Markdown fence. */
export function Block({ block, caption, site }: { block: NamedBlock; caption?: string; site: Site }) {
  // TypeScript cannot infer that the component found by a block's name accepts that block's props.
  const Component = COMPONENTS[block.name] as (props: BlockProps<BlockName>) => ReactNode;
  const props = { body: typeset(block.body), caption: typeset(caption), site };
  return block.name in UNFRAMED ? (
    <Component {...props} />
  ) : (
    <BlockFrame caption={props.caption}>
      <Component {...props} />
    </BlockFrame>
  );
}
