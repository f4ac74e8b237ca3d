import { useConfig, useMessages } from "../runtime/config.ts";
import type { FormTexts } from "../runtime/form-texts.ts";

/**
 * Why contact links are shown: sending failed, the form was sent too often, or a notice asks the visitor to
 * call.
 */
export type ContactReason = "failed" | "tooMany" | "direct";

/**
 * Email and phone links. They are rendered under every form, and CSS shows them if the form failed, its script
 * is slow, or JavaScript is off.
 */
export function ContactLinks({ reason }: { reason?: ContactReason | null }) {
  const { agency } = useConfig();
  const { fallback } = useMessages<FormTexts>();
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
