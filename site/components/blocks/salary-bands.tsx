import { listBands, type FormattedBand } from "../../../model/pay/state-pay.ts";
import { typeset } from "../../../model/typeset.ts";
import type { BlockBody } from "../../../model/schemas/blocks.ts";
import type { Salaries } from "../../../model/schemas/salaries.ts";
import { MethodologyLink } from "../pay/methodology-link.tsx";
import { RangeChart } from "../range-chart.tsx";
import type { BlockProps } from "./block.tsx";
import { BlockFrame } from "./block-frame.tsx";

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
