import type { Service } from "../../model/schemas/services.ts";
import { ArrowRight } from "../../drawings/marks/arrows.tsx";
import { Section } from "../section.tsx";

/** The four services in short, each a link to its description. */
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
    <Section id="services" mark={{ number: 2, sheet }} layout="stack" title={title}>
      <div className="columns core-services">
        {services.map(({ id, name, summary, terms }) => (
          <a key={id} href={`/services#${id}`}>
            <h3 className="state-h4">{name}</h3>
            <p>{summary}</p>
            <span className="cell-foot">
              {terms} <ArrowRight />
            </span>
          </a>
        ))}
      </div>
    </Section>
  );
}
