import type { BlockProps } from "./block.tsx";
import { Widget } from "../widget.tsx";

export function CallToAction({ body }: BlockProps<"call-to-action">) {
  return (
    <section
      className="reversed col-span-full! mt-11 mb-5 max-w-none! p-9 max-md:-mx-5 max-md:my-9 max-md:px-5 max-md:py-7.5 print:hidden"
      aria-label={body.heading}
    >
      <h3 className="text-31 tracking-title">{body.heading}</h3>
      <p className="mt-2.5 mb-6 text-ink-2">{body.text}</p>
      <Widget tag="lead-form" context={body.context} layout="row" />
    </section>
  );
}
