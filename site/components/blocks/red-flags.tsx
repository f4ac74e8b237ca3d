import { DemandIcon } from "../../drawings/marks/demand-icon.tsx";
import type { BlockProps } from "./block.tsx";

export function RedFlags({ body }: BlockProps<"red-flags">) {
  return (
    <ul>
      {body.map(({ flag, why }) => (
        <li
          key={flag}
          className="grid grid-cols-[30px_1fr] border-t border-line py-3.25 text-19 leading-145 last:border-b print:break-inside-avoid"
        >
          <DemandIcon demand="Severe" className="mt-1 h-4.25 w-4.5 text-critical" />
          <div>
            <strong>{flag}</strong>
            <p className="mt-1 text-17 text-ink-2">{why}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
