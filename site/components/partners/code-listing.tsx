/** Code to read or copy; long lines wrap. */
export function CodeListing({ label, text }: { label: string; text: string }) {
  return (
    <section className="code" aria-label={label}>
      <pre>
        <code>{text}</code>
      </pre>
    </section>
  );
}
