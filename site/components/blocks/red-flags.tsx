import { BadgeSign } from "../../drawings/marks/badge-icons.tsx";
import type { BlockProps } from "./block.tsx";
import { BlockFrame } from "./block-frame.tsx";

/** What should give a hiring manager pause, and why. */
export function RedFlags({ body, caption }: BlockProps<"red-flags">) {
  return (
    <BlockFrame caption={caption}>
      <ul className="red-flags">
        {body.map(({ flag, why }) => (
          <li key={flag}>
            <BadgeSign demand="Severe" />
            <div>
              <strong>{flag}</strong>
              <p>{why}</p>
            </div>
          </li>
        ))}
      </ul>
    </BlockFrame>
  );
}
