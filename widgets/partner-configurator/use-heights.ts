import { useEffect, useState } from "react";
import { measureHeights, type Heights } from "./measure-heights.ts";

interface Measured {
  tag: string;
  attributes: Readonly<Record<string, string>>;
  properties: Readonly<Record<string, string>>;
}

/** Measures a form's heights in an invisible copy, which is then removed. */
export function useHeights(measured: Measured): Heights {
  const [found, setFound] = useState<{ made: string; heights: Heights }>();
  const made = JSON.stringify(measured);
  useEffect(() => {
    const { tag, attributes, properties } = JSON.parse(made) as Measured;
    const place = Object.assign(document.createElement("div"), { inert: true, ariaHidden: "true" });
    Object.assign(place.style, { position: "absolute", top: "0", left: "-9999px", visibility: "hidden" });
    const form = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) form.setAttribute(name, value);
    for (const [name, value] of Object.entries(properties)) form.style.setProperty(name, value);
    const observer = new ResizeObserver(() => {
      if (form.getBoundingClientRect().height === 0) return;
      const heights = measureHeights((width) => {
        place.style.width = `${width}px`;
        return form.getBoundingClientRect().height;
      });
      setFound({ made, heights });
      stopMeasuring();
    });
    const stopMeasuring = (): void => {
      observer.disconnect();
      place.remove();
    };
    place.append(form);
    document.body.append(place);
    observer.observe(form);
    return stopMeasuring;
  }, [made]);
  return found?.made === made ? found.heights : [];
}
