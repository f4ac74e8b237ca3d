import type { WhyUs as WhyUsTexts } from "../../model/schemas/why-us.ts";
import { NumberedList } from "../numbered-list.tsx";
import { PointList } from "../pay/point-list.tsx";
import { Section } from "../section.tsx";
import { createCostPoint } from "./create-cost-point.ts";
import { Recruiters } from "./recruiters.tsx";
import { Reviews } from "./reviews.tsx";

interface WhyUsProps {
  mark: { number: number; sheet: string };
  texts: WhyUsTexts;
  /** Whether to show the steps of a search; false if the page already does. */
  hasSteps?: boolean;
}

export function WhyUs({ mark, texts, hasSteps = true }: WhyUsProps) {
  const { title, lead, search, cost, guarantee, confidential, people, name, contractStaffing, reviews } =
    texts;
  const points = [
    createCostPoint(cost),
    guarantee,
    confidential,
    people,
    name,
    ...(contractStaffing === undefined ? [] : [contractStaffing]),
  ];
  return (
    <Section
      id="why-us"
      mark={mark}
      ground="band"
      layout={hasSteps ? "split-form" : "split"}
      texts={{ title, lead }}
      aside={
        hasSteps && (
          <>
            <h3 className="mt-10 text-19">{search.title}</h3>
            <NumberedList className="mt-4" items={search.steps} />
          </>
        )
      }
    >
      <PointList points={points} />
      {people.recruiters.length > 0 && <Recruiters recruiters={people.recruiters} />}
      {reviews !== undefined && <Reviews {...reviews} />}
    </Section>
  );
}
