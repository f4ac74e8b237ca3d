import { useLayoutStrings } from "./strings.ts";

interface ExampleLabelProps {
  className?: string;
  children?: string;
}

/** Labels content that is not a record of past work. */
export function ExampleLabel({ className = "", children }: ExampleLabelProps) {
  const { example } = useLayoutStrings();
  return (
    <span
      className={`inline-flex items-center border border-dashed border-ink px-2.75 py-1.25 text-16 leading-130 font-strong ${className}`}
    >
      {children ?? example}
    </span>
  );
}
