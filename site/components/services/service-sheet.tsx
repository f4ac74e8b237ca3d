import type { Service } from "../../model/schemas/services.ts";
import type { ServicesPage } from "../../model/schemas/services-page.ts";
import { serviceDrawing } from "../../drawings/catalog.ts";
import { DrawingFigure } from "../../drawings/drawing-figure.tsx";
import { useLayoutStrings } from "../layout-strings.ts";
import { Section } from "../section.tsx";
import { getSectionMark } from "../get-section-mark.ts";

interface ServiceSheetProps {
  sheetCode: string;
  texts: ServicesPage["services"];
  services: readonly Service[];
}

const CELL_PADDING = "px-5.5 pt-6.5 md:px-8 md:pt-9 md:pb-8";

const TEXT = "mt-4 text-18 leading-150 text-ink-2";

export function ServiceSheet({ sheetCode, texts, services }: ServiceSheetProps) {
  const { drawings } = useLayoutStrings();
  return (
    <Section id="services" mark={getSectionMark(sheetCode, 1)} layout="stack" texts={texts}>
      <div className="border border-ink bg-sheet">
        {services.map(({ id, name, terms, description, points, suits }) => (
          <article
            key={id}
            id={id}
            className="grid grid-cols-1 border-ink not-first:border-t md:grid-cols-2 desk:grid-cols-[4fr_4.6fr_3.4fr]"
            aria-labelledby={`${id}-name`}
            tabIndex={-1}
          >
            <div
              className={`flex items-center justify-center border-b border-line pb-6.5 md:col-span-full desk:col-auto desk:border-b-0 ${CELL_PADDING}`}
            >
              <DrawingFigure className="max-h-75 max-w-85" drawing={serviceDrawing(id, drawings)} />
            </div>
            <div className={`border-line pb-6.5 desk:border-l ${CELL_PADDING}`}>
              <h3 id={`${id}-name`} className="text-24 tracking-title md:text-31">
                {name}
              </h3>
              <p className={TEXT}>{description}</p>
              <p className={TEXT}>
                <b className="block font-head text-17 leading-140 font-heading tracking-term text-ink">
                  {texts.suits}
                </b>{" "}
                {suits}
              </p>
            </div>
            <div className={`flex flex-col border-line pb-6.5 max-md:pt-0 md:border-l ${CELL_PADDING}`}>
              <h4 className="text-17">{texts.includes}</h4>
              <ul className="mt-2 mb-5">
                {points.map((point) => (
                  <li
                    key={point}
                    className="relative py-1.5 pl-6 text-17 leading-140 before:absolute before:top-4.25 before:left-0 before:h-px before:w-3.25 before:bg-ink"
                  >
                    {point}
                  </li>
                ))}
              </ul>
              <p className="mt-auto border-t border-line pt-3.5 font-strong">{terms}</p>
            </div>
          </article>
        ))}
      </div>
    </Section>
  );
}
