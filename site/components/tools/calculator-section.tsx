import type { CommonSettings } from "../../../widgets/hiring-calculator/settings.ts";
import { SectionMark } from "../section-mark.tsx";
import { SectionFrame } from "../section-frame.tsx";
import { getSectionMark } from "../get-section-mark.ts";
import { Widget } from "../widget.tsx";

interface CalculatorSectionProps {
  number: number;
  /** The page's sheet code, such as `S-100`. */
  sheetCode: string;
  kind: "offer" | "seat" | "turnover";
  settings: CommonSettings;
}

export function CalculatorSection({ number, sheetCode, kind, settings }: CalculatorSectionProps) {
  return (
    <SectionFrame id={settings.id}>
      <div className="relative [&>hiring-calculator]:block">
        <SectionMark {...getSectionMark(sheetCode, number)} href={`#${settings.id}`} />
        <Widget tag="hiring-calculator" kind={kind} settings={JSON.stringify(settings)} />
      </div>
    </SectionFrame>
  );
}
