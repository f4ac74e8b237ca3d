import type { StatePage } from "../../model/schemas/state-page.ts";
import type { State } from "../../model/schemas/state.ts";
import type { WhyUs } from "../../model/schemas/why-us.ts";
import { PointList } from "../pay/point-list.tsx";
import { PlainLink } from "../plain-link.tsx";
import { Section } from "../section.tsx";
import { createCostPoint } from "../why-us/create-cost-point.ts";
import { fillText } from "../fill-text.ts";

interface StateReasonsProps {
  state: Pick<State, "name" | "facts">;
  texts: StatePage["reasons"];
  whyUs: Pick<WhyUs, "cost" | "guarantee">;
  sheet: string;
}

export function StateReasons({ state: { name, facts }, texts, whyUs, sheet }: StateReasonsProps) {
  const board = facts.engineeringBoard?.value;
  const boardPoints =
    board === undefined
      ? []
      : [{ title: texts.checks.title, text: fillText(texts.checks.text, { state: name, board }) }];
  return (
    <Section
      id="why-us"
      mark={{ number: 6, sheet }}
      ground="band"
      texts={{ title: fillText(texts.title, { state: name }), lead: texts.lead }}
      aside={
        <div className="mt-5">
          <PlainLink href={texts.more.href}>{texts.more.text}</PlainLink>
        </div>
      }
    >
      <PointList points={[...boardPoints, createCostPoint(whyUs.cost), whyUs.guarantee]} />
    </Section>
  );
}
