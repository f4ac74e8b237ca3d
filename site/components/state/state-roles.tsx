import { toSlug } from "../../../model/slug.ts";
import { COMPARISON_PATH, findDemand, findHardestRole } from "../../../model/pay/comparison.ts";
import { formatDollars } from "../../../model/pay/format-dollars.ts";
import { findBaselinePay, findRegion, payInState } from "../../../model/pay/state-pay.ts";
import { SALARY_ROLES, type Salaries } from "../../../model/schemas/salaries.ts";
import type { State } from "../../../model/schemas/state.ts";
import { Badge } from "../badge.tsx";
import { SalaryExplorer } from "../pay/salary-explorer.tsx";
import { MethodologyLink, PlainLink } from "../links.tsx";
import { formatRange, RowNote, TableHead } from "../tables.tsx";
import { Disclosure } from "../disclosure.tsx";
import { CardRow } from "../grids.tsx";
import { Section } from "../section.tsx";
import { fillText } from "../strings.ts";
import type { StateSectionProps } from "./state-sections.tsx";

/** On phones, the table has no header row, so each cell shows its column's label. */
const LABELED_CELL =
  "whitespace-nowrap max-md:before:mr-1.5 max-md:before:text-ink-2 max-md:before:content-[attr(data-label)]";

export function StateRoles({ state, texts: { roles: texts }, site, sheet }: StateSectionProps) {
  const { salaries } = site;
  const statePay = findStatePay(state, salaries);
  const fill = (text: string): string =>
    fillText(text, { state: state.name, year: salaries.year, ...statePay });
  const { columns } = texts;
  const ratedRoles = state.roles.map(({ role }) => role);
  const hasPay = statePay.kind !== "unlisted";
  return (
    <Section
      id="roles"
      mark={{ number: 3, sheet }}
      texts={{ title: fill(texts.title), lead: fill(texts[statePay.kind]) }}
      aside={
        <>
          {state.payNote === undefined ? null : <p className="mt-4 text-17 leading-150">{state.payNote}</p>}
          <MethodologyLink className="mt-5" />
          <PlainLink href={`${COMPARISON_PATH}?pins=${state.abbr}#compare`}>
            {fillText(texts.compare, { abbr: state.abbr })}
          </PlainLink>
        </>
      }
    >
      <table className="table">
        <TableHead
          isHiddenOnPhones
          columns={[
            columns.role,
            ...(hasPay ? [fill(columns.range), columns.average] : []),
            columns.baseline,
            columns.demand,
          ]}
        />
        <tbody>
          {[...ratedRoles, ...SALARY_ROLES.filter((role) => !ratedRoles.includes(role))].map((role) => {
            const demand = findDemand(state, role);
            const pay = payInState(salaries, role, state.slug);
            const note = state.roles.find((one) => one.role === role)?.note;
            return (
              <CardRow key={role}>
                <th
                  scope="row"
                  className="max-md:-order-1 max-md:mb-1 max-md:w-[calc(100%-130px)] md:w-[36%]"
                >
                  {role}
                  {note === undefined ? null : <RowNote>{note}</RowNote>}
                </th>
                {pay && (
                  <>
                    <td className={LABELED_CELL} data-label={fill(columns.range)}>
                      {formatRange(pay)}
                    </td>
                    <td className={LABELED_CELL} data-label={columns.average}>
                      {formatDollars(pay.average)}
                    </td>
                  </>
                )}
                <td
                  className={`text-ink-2 ${LABELED_CELL} ${pay === undefined ? "" : "max-md:hidden"}`}
                  data-label={columns.baseline}
                >
                  {formatRange(findBaselinePay(salaries, role))}
                </td>
                <td className="whitespace-nowrap max-md:-order-1 max-md:ml-auto max-md:self-start md:w-33 md:pr-0">
                  {demand === undefined ? (
                    <span className="text-ink-2">{texts.unrated}</span>
                  ) : (
                    <Badge label={demand} />
                  )}
                </td>
              </CardRow>
            );
          })}
        </tbody>
      </table>
      {/* The table above has the pay of the state, so the explorer opens on demand. */}
      <div className="mt-4.5 print:hidden">
        <Disclosure summary={texts.explore}>
          <SalaryExplorer
            site={site}
            layout="compact"
            job={toSlug(findHardestRole(state).role)}
            place={state.slug}
          />
          <noscript>
            <PlainLink href={site.navigation.explorer.href}>{site.navigation.explorer.text}</PlainLink>
          </noscript>
        </Disclosure>
      </div>
    </Section>
  );
}

type StatePay =
  | { kind: "own" | "above"; region: string; premium: number }
  | { kind: "baseline" }
  | { kind: "unlisted" };

function findStatePay({ name, slug }: Pick<State, "name" | "slug">, salaries: Salaries): StatePay {
  const region = findRegion(salaries, slug);
  if (region === undefined) return { kind: "unlisted" };
  if (region.premium === 0) return { kind: "baseline" };
  return { kind: region.region === name ? "own" : "above", region: region.region, premium: region.premium };
}
