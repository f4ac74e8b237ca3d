interface HintProps {
  id?: string;
  children: string;
}

export function Hint({ id, children }: HintProps) {
  return (
    <p className="max-w-155 text-16 leading-145 text-ink-2" id={id}>
      {children}
    </p>
  );
}
