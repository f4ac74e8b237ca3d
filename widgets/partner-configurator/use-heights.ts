import { useEffect, useState } from "react";
import { measureHeights, type Heights } from "./measure-heights.ts";

interface MeasuredForm {
  tag: string;
  attributes: Readonly<Record<string, string>>;
  properties: Readonly<Record<string, string>>;
}

/** Measures a form's heights in an invisible copy, which is then removed. */
export function useHeights(measuredForm: MeasuredForm): Heights {
  const [measurement, setMeasurement] = useState<{ measuredKey: string; heights: Heights }>();
  const measuredKey = JSON.stringify(measuredForm);
  useEffect(() => {
    const { tag, attributes, properties } = JSON.parse(measuredKey) as MeasuredForm;
    const container = Object.assign(document.createElement("div"), { inert: true, ariaHidden: "true" });
    Object.assign(container.style, { position: "absolute", top: "0", left: "-9999px", visibility: "hidden" });
    const form = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) form.setAttribute(name, value);
    for (const [name, value] of Object.entries(properties)) form.style.setProperty(name, value);
    const observer = new ResizeObserver(() => {
      if (form.getBoundingClientRect().height === 0) return;
      const heights = measureHeights((width) => {
        container.style.width = `${width}px`;
        return form.getBoundingClientRect().height;
      });
      setMeasurement({ measuredKey, heights });
      stopMeasuring();
    });
    const stopMeasuring = (): void => {
      observer.disconnect();
      container.remove();
    };
    container.append(form);
    document.body.append(container);
    observer.observe(form);
    return stopMeasuring;
  }, [measuredKey]);
  return measurement?.measuredKey === measuredKey ? measurement.heights : [];
}
