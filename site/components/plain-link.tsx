export function PlainLink({ href, children }: { href: string; children: string }) {
  return (
    <p>
      <a className="inline-flex min-h-7 items-center decoration-field underline-offset-4" href={href}>
        {children}
      </a>
    </p>
  );
}
