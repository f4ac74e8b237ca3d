interface PlainLinkProps {
  href: string;
  className?: string;
  children: string;
}

export function PlainLink({ href, className, children }: PlainLinkProps) {
  return (
    <p className={className}>
      <a className="inline-flex min-h-7 items-center decoration-field underline-offset-4" href={href}>
        {children}
      </a>
    </p>
  );
}
