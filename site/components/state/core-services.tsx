import type { Service } from "../../model/schemas/services.ts";
import { CellFoot } from "../cell-foot.tsx";
import { Columns } from "../columns.tsx";
import { Section } from "../section.tsx";

export function CoreServices({
  title,
  services,
  sheet,
}: {
  title: string;
  services: readonly Service[];
  sheet: string;
}) {
  return (
    <Section id="services" mark={{ number: 2, sheet }} layout="stack" texts={{ title }}>
      <Columns>
        {services.map(({ id, name, terms }) => (
          <a key={id} className="group no-underline max-md:pr-0!" href={`/services#${id}`}>
            <h3 className="pb-4 text-19 leading-125 tracking-term decoration-signal decoration-2 underline-offset-4 group-hover:underline">
              {name}
            </h3>
            <CellFoot>{terms}</CellFoot>
          </a>
        ))}
      </Columns>
    </Section>
  );
}
