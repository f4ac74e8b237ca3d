import type { Service } from "../../model/schemas/services.ts";
import type { ServicesPage } from "../../model/schemas/services-page.ts";
import { serviceDrawing } from "../../drawings/catalogue.ts";
import { DrawingFigure } from "../../drawings/drawing-figure.tsx";
import { Section } from "../section.tsx";
import { sheetMark } from "../sheet-mark.ts";

interface ServiceSheetProps {
  code: string;
  texts: ServicesPage["services"];
  services: readonly Service[];
}

/** The four services, each a row of one ruled frame: drawing, description, what it covers, terms. */
export function ServiceSheet({ code, texts, services }: ServiceSheetProps) {
  return (
    <Section id="services" mark={sheetMark(code, 1)} layout="stack" title={texts.title} lead={texts.lead}>
      <div className="service-sheet">
        {services.map(({ id, name, terms, description, points, suits }) => (
          <article key={id} id={id} className="service" aria-labelledby={`${id}-name`} tabIndex={-1}>
            <div className="service-drawing">
              <DrawingFigure drawing={serviceDrawing(id)} />
            </div>
            <div className="service-text">
              <h3 id={`${id}-name`}>{name}</h3>
              <p>{description}</p>
              <p className="service-suits">
                <b>{texts.suits}</b> {suits}
              </p>
            </div>
            <div className="service-points">
              <h4>{texts.includes}</h4>
              <ul className="ticked">
                {points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
              <p className="service-terms">{terms}</p>
            </div>
          </article>
        ))}
      </div>
    </Section>
  );
}
