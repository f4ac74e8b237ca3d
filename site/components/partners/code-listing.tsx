/** Code to read or copy; long lines wrap. */
export function CodeListing({ text }: { text: string }) {
  return (
    <pre className="code">
      <code>{text}</code>
    </pre>
  );
}
