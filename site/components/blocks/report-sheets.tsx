import { PICTURE_SIZE, PICTURED_SHEETS, picturePath } from "../../model/pay/report-pictures.ts";
import type { BlockProps } from "./block.tsx";
import { BlockFrame } from "./block-frame.tsx";

/** Pictures of a few sheets of the report, each a link to itself at full size. */
export function ReportSheets({ body, caption }: BlockProps<"report-sheets">) {
  return (
    <BlockFrame caption={caption}>
      <ul className="grid grid-cols-1 gap-6 sm:grid-cols-3">
        {PICTURED_SHEETS.map((sheet) => (
          <li key={sheet}>
            <a className="block" href={picturePath(sheet)}>
              <img
                className="h-auto w-full border border-line"
                src={picturePath(sheet)}
                alt={body[sheet]}
                {...PICTURE_SIZE}
                loading="lazy"
                decoding="async"
              />
            </a>
            <p className="mt-2 font-mono text-13 text-ink-2" aria-hidden="true">
              {sheet}
            </p>
          </li>
        ))}
      </ul>
    </BlockFrame>
  );
}
