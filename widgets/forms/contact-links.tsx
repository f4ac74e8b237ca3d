import { useConfig, useMessages } from "../runtime/config.ts";
import type { FormMessageKeys } from "../../model/tags/tag-description.ts";

/**
 * Why contact links are shown: sending failed, too many submissions, or a notice asks the visitor to call or
 * write.
 */
export type ContactReason = "failed" | "tooMany" | "direct";

/**
 * Email and phone links. Rendered in every form; CSS shows them if sending failed, if the form's script is
 * slow, or without JavaScript.
 */
export function ContactLinks({ reason }: { reason?: ContactReason | null }) {
  const { agency } = useConfig();
  const { fallback } = useMessages<FormMessageKeys>();
  return (
    <div className="form-fallback" data-shown={reason ?? undefined}>
      <p>{fallback[reason ?? "failed"]}</p>
      <p>
        {fallback.email} <a href={`mailto:${agency.email}`}>{agency.email}</a>
      </p>
      <p>
        {fallback.phone} <a href={agency.phone.href}>{agency.phone.text}</a>
      </p>
    </div>
  );
}
