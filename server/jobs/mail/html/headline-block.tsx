import type { BlockOf } from "../model/mail-content.ts";
import { paint } from "./palette.ts";
import { TEXT_STYLES } from "./text-styles.ts";

export function HeadlineBlock({ title, text }: BlockOf<"headline">) {
  const headline = paint({ text: "ink" }, { ...TEXT_STYLES.headline, margin: 0 });
  return (
    <>
      <h1 {...headline} className={`${headline.className} headline`} dir="auto">
        {title}
      </h1>
      {text !== undefined && (
        <p {...paint({ text: "ink-2" }, { ...TEXT_STYLES.lead, margin: "8px 0 0" })}>{text}</p>
      )}
    </>
  );
}
