import { useMessages } from "../config.ts";

/** Consent text and the use of phone numbers, with a link to the privacy policy. */
export function ConsentNote({ id, text }: { id: string; text: string }) {
  const { privacy, privacyHref } = useMessages().consent;
  return (
    <p className="form-note" id={id}>
      {text} <a href={privacyHref}>{privacy}</a>
    </p>
  );
}
