import type { BlockProps } from "./block.tsx";

/** The request for talent within or at the end of an article. */
export function CallToAction({ body }: BlockProps<"call-to-action">) {
  return (
    <section className="call-to-action wide reversed" aria-label={body.heading}>
      <h3>{body.heading}</h3>
      <p>{body.text}</p>
      <lead-form context={body.context} layout="row" />
    </section>
  );
}
