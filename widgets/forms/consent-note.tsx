import { useMessages } from "../runtime/config.ts";
import type { FormMessageKeys } from "../../model/tags/tag-description.ts";

export function ConsentNote({ id, text }: { id: string; text: string }) {
  const { privacy, privacyHref } = useMessages<FormMessageKeys>().consent;
  return (
    <p className="form-note" id={id}>
      {text} <a href={privacyHref}>{privacy}</a>
    </p>
  );
}
