import { PointList } from "../pay/point-list.tsx";
import { PlainLink } from "../plain-link.tsx";
import { Section } from "../section.tsx";
import { createCostPoint } from "../why-us/create-cost-point.ts";
import { fillText } from "../fill-text.ts";
import type { StateSectionProps } from "./state-section-props.ts";

export function StateReasons({ state, texts: { reasons: texts }, site, sheet, fill }: StateSectionProps) {
  const { cost, guarantee } = site["why-us"];
  const board = state.facts.engineeringBoard?.value;
  const boardPoints =
    board === undefined
      ? []
      : [{ title: texts.checks.title, text: fillText(texts.checks.text, { state: state.name, board }) }];
  return (
    <Section
      id="why-us"
      mark={{ number: 6, sheet }}
      ground="band"
      texts={{ title: fill(texts.title), lead: texts.lead }}
      aside={
        <div className="mt-5">
          <PlainLink href={texts.more.href}>{texts.more.text}</PlainLink>
        </div>
      }
    >
      <PointList points={[...boardPoints, createCostPoint(cost), guarantee]} />
    </Section>
  );
}
