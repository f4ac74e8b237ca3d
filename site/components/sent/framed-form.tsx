import { createElement } from "react";
import type { OpenSlot } from "../widget.tsx";

interface FramedFormProps {
  tag: string;
  openSlot: OpenSlot;
}

/**
 * A form in a frame, without JavaScript. The form's attributes are in the frame's URL, which the server reads
 * on submit.
 */
export function FramedForm({ tag, openSlot }: FramedFormProps) {
  const { instance, markup } = openSlot(tag, {});
  const form = { "data-instance": instance, dangerouslySetInnerHTML: { __html: markup } };
  return <main className="p-6">{createElement(tag, form)}</main>;
}
