import { useConfig } from "../config.ts";

/** Why a form shows how else to reach the agency: it failed, it was sent too often, or its notice says to call. */
export type WayOut = "failed" | "tooMany" | "direct";

/**
 * E-mail and phone as links. They stand under every form and are seen under one that has failed, waits too long for its script, or gets
 * none; the style sheet says when, so that it needs no script.
 */
export function ContactWays({ reason }: { reason?: WayOut | null }) {
  const { agency, messages } = useConfig();
  const { fallback } = messages;
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
