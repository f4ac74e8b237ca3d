import { ActionLink } from "../action-link.tsx";
import type { BlockProps } from "./block.tsx";

export function Actions({ body }: BlockProps<"actions">) {
  return (
    <p className="mt-6 flex flex-wrap gap-3">
      {body.map(({ text, href }) => (
        <ActionLink key={href} href={href} kind="secondary">
          {text}
        </ActionLink>
      ))}
    </p>
  );
}
