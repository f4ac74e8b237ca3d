/** Links to the page that explains how figures are derived from the published ones. */
export const METHOD_PATH = "/insights/how-we-figure-pay";

/** The link that stands wherever a pay figure does. */
export function MethodLink({ className }: { className?: string }) {
  return (
    <p className={className}>
      <a className="inline-flex min-h-7 items-center decoration-field underline-offset-4" href={METHOD_PATH}>
        How we figure pay
      </a>
    </p>
  );
}
