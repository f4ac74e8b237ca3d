import { createElement } from "react";
import type { OpenSlot } from "../widget.tsx";

interface FramedFormProps {
  tag: string;
  openSlot: OpenSlot;
}

/**
 * The content of an iframe with a form that works without JavaScript. The form's attributes are in the
 * iframe's URL, from which the server reads them on submit.
 */
export function FramedForm({ tag, openSlot }: FramedFormProps) {
  const { instance, markup } = openSlot(tag, {});
  const form = { "data-instance": instance, dangerouslySetInnerHTML: { __html: markup } };
  return <main className="p-6">{createElement(tag, form)}</main>;
}
