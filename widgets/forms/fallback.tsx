import { useConfig } from "../config.ts";

/**
 * What stands in a form's place without scripts. When a form's script fails to arrive, the page's loader brings the same
 * block to light.
 */
export function Fallback() {
  const { agency, messages } = useConfig();
  const { noScript, email, phone } = messages.fallback;
  return (
    <noscript>
      <div className="form-fallback">
        <p>{noScript}</p>
        <p>
          {email} <a href={`mailto:${agency.email}`}>{agency.email}</a>
        </p>
        <p>
          {phone} <a href={agency.phone.href}>{agency.phone.text}</a>
        </p>
      </div>
    </noscript>
  );
}
