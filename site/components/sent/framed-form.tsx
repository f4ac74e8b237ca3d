import { createElement } from "react";
import type { OpenSlot } from "../widget.tsx";

interface FramedFormProps {
  tag: string;
  openSlot: OpenSlot;
}

/** A form in a frame whose browser runs no scripts. Its attributes are the frame's address, which is read when it is sent. */
export function FramedForm({ tag, openSlot }: FramedFormProps) {
  const { instance, markup } = openSlot(tag, {});
  const form = { "data-instance": instance, dangerouslySetInnerHTML: { __html: markup } };
  return <main className="p-6">{createElement(tag, form)}</main>;
}
