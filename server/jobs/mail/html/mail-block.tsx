import type { Block } from "../model/mail-content.ts";
import { ActionBlock } from "./action-block.tsx";
import { BarBlock } from "./bar-block.tsx";
import { FieldBlock } from "./field-block.tsx";
import { FigureBlock } from "./figure-block.tsx";
import { FileBlock } from "./file-block.tsx";
import { HeadlineBlock } from "./headline-block.tsx";
import { InlineText } from "./inline-text.tsx";
import { paint } from "./palette.ts";
import { PersonBlock } from "./person-block.tsx";
import { DeadlineTimeline } from "./deadline-timeline.tsx";
import { StepBlock } from "./step-block.tsx";
import { TEXT_STYLES } from "./text-styles.ts";

export function MailBlock({ block }: { block: Block }) {
  switch (block.type) {
    case "headline":
      return <HeadlineBlock {...block} />;
    case "period":
      return <DeadlineTimeline {...block} />;
    case "person":
      return <PersonBlock {...block} />;
    case "actions":
      return block.actions.length === 0 ? null : <ActionBlock {...block} />;
    case "fields":
      return <FieldBlock {...block} />;
    case "steps":
      return <StepBlock {...block} />;
    case "figures":
      return <FigureBlock {...block} />;
    case "bars":
      return <BarBlock {...block} />;
    case "file":
      return <FileBlock {...block} />;
    case "note":
      return (
        <p {...paint({ text: "ink-2" }, { ...TEXT_STYLES.body, margin: 0, overflowWrap: "anywhere" })}>
          <InlineText parts={block.parts} />
        </p>
      );
  }
}
