import type { BlockProps } from "./block.tsx";
import { MethodologyLink } from "../links.tsx";
import { BlockFrame, ResponsiveTable } from "./block-parts.tsx";
import { findDemand, findMostCommonDemand } from "../../../model/pay/comparison.ts";
import { formatRange } from "../tables.tsx";
import { findBaselinePay, payInState, listBands, type FormattedBand } from "../../../model/pay/state-pay.ts";
import type { Site } from "../../../model/kinds/site.ts";
import type { BlockBody } from "../../../model/schemas/blocks.ts";
import type { Demand, Salaries } from "../../../model/schemas/salaries.ts";
import type { State } from "../../../model/schemas/state.ts";
import { typeset } from "../../../model/typeset.ts";
import { RangeChart } from "../range-chart.tsx";

export function RegionalPremiums({ body, caption, site }: BlockProps<"regional-premiums">) {
  const regions = body.flatMap((name) => site.salaries.regions.filter(({ region }) => region === name));
  return (
    <>
      <BlockFrame caption={caption}>
        <ResponsiveTable
          columns={["Region", "Premium", "What drives it"]}
          rows={regions.map(({ region, premium, highlight }) => [
            region,
            premium === 0 ? "Baseline" : `+${premium}%`,
            highlight,
          ])}
          hasFigures
        />
      </BlockFrame>
      <MethodologyLink className="-mt-4 mb-7.5" />
    </>
  );
}

type PayReference = NonNullable<BlockBody<"roles">[number]["pay"]>;

/**
 * Returns a role's pay range and demand in a state. Without a state, returns the baseline range and the
 * role's most common demand label.
 */
export function findRolePay(
  site: Site,
  { role, state }: PayReference,
): { figure: string; demand: Demand | undefined } {
  const pay =
    state === undefined ? findBaselinePay(site.salaries, role) : payInState(site.salaries, role, state);
  return {
    figure: pay === undefined ? "Not published" : formatRange(pay),
    demand:
      state === undefined
        ? findMostCommonDemand(site.states, role)
        : findDemand(findState(site, state), role),
  };
}

/**
 * Finds a state by slug.
 * @throws Error if the slug is unknown; the content check normally reports this first
 */
export function findState({ states }: Site, slug: string): State {
  const state = states.find((one) => one.slug === slug);
  if (state === undefined)
    throw new Error(`Unknown state "${slug}": content/states has no file with this name.`);
  return state;
}

export function SalaryBands({ body, caption, site }: BlockProps<"salary-bands">) {
  const bandsWithNotes = body.filter((band) => band.note !== undefined);
  return (
    <BlockFrame>
      <RangeChart
        caption={caption ?? "Base salary by experience, in thousands of dollars"}
        nameHeading="Experience"
        middle="midpoint"
        rows={body.map((bandReference) => {
          const { experience, text, low, high } = findBand(site.salaries, bandReference);
          return { name: experience, text, low, high, middle: (low + high) / 2 };
        })}
      />
      <MethodologyLink />
      {bandsWithNotes.length === 0 ? null : (
        <dl className="mt-4">
          {bandsWithNotes.map(({ experience, note }) => (
            <div
              key={experience}
              className="grid grid-cols-1 gap-0.5 border-t border-line py-3 text-17 leading-150 md:grid-cols-[190px_1fr] md:gap-3 print:break-inside-avoid"
            >
              <dt className="font-strong">{experience}</dt>
              <dd>{note}</dd>
            </div>
          ))}
        </dl>
      )}
    </BlockFrame>
  );
}

function findBand(
  salaries: Salaries,
  { role, experience }: BlockBody<"salary-bands">[number],
): FormattedBand {
  const band = typeset(listBands(salaries, role)).find((one) => one.experience === experience);
  if (band === undefined) throw new Error(`salaries.yaml has no "${experience}" pay band for ${role}.`);
  return band;
}
