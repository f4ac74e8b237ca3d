import type { Site } from "../../../model/kinds/site.ts";
import { Disclosure } from "../disclosure.tsx";
import { NumberedList, PointList } from "../lists.tsx";
import { Section } from "../section.tsx";
import type { Point } from "../../../model/schemas/page-parts.ts";

interface WhyUsProps {
  mark: { number: number; sheet: string };
  site: Site;
  /** Whether to show the steps of a search; false if the page already does. */
  hasSteps?: boolean;
  /** Whether to show cost, guarantee and confidential searches; false if `ClientQuestions` does. */
  hasTerms?: boolean;
}

export function WhyUs({ mark, site, hasSteps = true, hasTerms = true }: WhyUsProps) {
  const { title, search, guarantee, confidential, people, name, contractStaffing, reviews } = site["why-us"];
  const points = hasTerms ? [createCostPoint(site), guarantee] : [people];
  const furtherPoints = [
    ...(hasTerms ? [people] : []),
    ...(hasTerms ? [confidential] : []),
    name,
    ...(contractStaffing === undefined ? [] : [contractStaffing]),
  ];
  return (
    <Section
      id="why-us"
      mark={mark}
      ground="band"
      layout={hasSteps ? "split-form" : "split"}
      texts={{ title }}
      aside={
        hasSteps && (
          <>
            <h3 className="mt-6 text-19">{search.title}</h3>
            <NumberedList
              className="mt-2.5"
              itemClassName="py-2.5 text-17 leading-150"
              items={search.steps}
            />
          </>
        )
      }
    >
      <PointList points={points} />
      {furtherPoints.map((point) => (
        <Disclosure key={point.title} summary={point.title}>
          <p>{point.text}</p>
        </Disclosure>
      ))}
      {/* Reviews are not in the structured data because reviews that the firm selected are not a rating. */}
      {reviews !== undefined && (
        <>
          <h3 className="mt-10 text-19">{reviews.title}</h3>
          {reviews.items.map(({ text, name, company }) => (
            <figure key={text} className="mt-5 border-t border-line pt-4.5">
              <blockquote className="max-w-[660px] text-18 leading-150">{text}</blockquote>
              <figcaption className="mt-2 text-16 text-ink-2">
                {name}, {company}
              </figcaption>
            </figure>
          ))}
        </>
      )}
    </Section>
  );
}

export function createCostPoint({ agency, "why-us": { cost } }: Site): Point {
  return { title: cost.title, text: [cost.text, agency.terms.feeBasis].filter(Boolean).join(" ") };
}
