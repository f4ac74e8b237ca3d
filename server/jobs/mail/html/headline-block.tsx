import { paint } from "./palette.ts";
import { TYPE } from "./type.ts";

export function HeadlineBlock({ title, text }: { title: string; text?: string | undefined }) {
  const headline = paint({ text: "ink" }, { ...TYPE.headline, margin: 0 });
  return (
    <>
      <h1 {...headline} className={`${headline.className} headline`} dir="auto">
        {title}
      </h1>
      {text !== undefined && <p {...paint({ text: "ink-2" }, { ...TYPE.lead, margin: "8px 0 0" })}>{text}</p>}
    </>
  );
}
