import { useMessages } from "../config.ts";

/** The text to which sending the form agrees, and what a phone number is used for, with the way to the privacy policy. */
export function ConsentNote({ id, text }: { id: string; text: string }) {
  const { privacy, privacyHref } = useMessages().consent;
  return (
    <p className="form-note" id={id}>
      {text} <a href={privacyHref}>{privacy}</a>
    </p>
  );
}
