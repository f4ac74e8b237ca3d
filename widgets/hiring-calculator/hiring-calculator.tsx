import { useMemo } from "react";
import { OfferCalculator } from "./offer-calculator.tsx";
import { widget } from "../runtime/widget.ts";
import { hiringCalculatorAttributes } from "../../model/tags/hiring-calculator.ts";
import { SeatCalculator } from "./seat-calculator.tsx";
import type { OfferSettings, SeatSettings, TurnoverSettings } from "./settings.ts";
import { TurnoverCalculator } from "./turnover-calculator.tsx";

export const hiringCalculatorWidget = widget(
  "hiring-calculator",
  hiringCalculatorAttributes,
  ({ kind = "offer", settings }) => {
    const parsedSettings = useMemo(
      () => (settings === undefined ? undefined : (JSON.parse(settings) as object)),
      [settings],
    );
    if (parsedSettings === undefined) return null;
    if (kind === "seat") return <SeatCalculator settings={parsedSettings as SeatSettings} />;
    if (kind === "turnover") return <TurnoverCalculator settings={parsedSettings as TurnoverSettings} />;
    return <OfferCalculator settings={parsedSettings as OfferSettings} />;
  },
);
