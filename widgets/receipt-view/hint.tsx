interface HintProps {
  /** For the field that it describes. */
  id?: string;
  children: string;
}

/** What a field or a button is for. */
export function Hint({ id, children }: HintProps) {
  return (
    <p className="max-w-155 text-16 leading-145 text-ink-2" id={id}>
      {children}
    </p>
  );
}
