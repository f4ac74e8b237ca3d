interface ExampleLabelProps {
  className?: string;
  children?: string;
}

/** The label of what is no record of past work; dashed, as what is not built yet. */
export function ExampleLabel({ className = "", children = "Illustrative example" }: ExampleLabelProps) {
  return (
    <span
      className={`inline-flex items-center border border-dashed border-ink px-2.75 py-1.25 text-16 leading-130 font-strong ${className}`}
    >
      {children}
    </span>
  );
}
