export function ErrorText({ text }: { text: string }) {
  if (text === "") return null;
  return (
    <p className="field-error">
      <svg className="icon" viewBox="0 0 18 17" aria-hidden="true">
        <path d="M9 1.5 17 15.5H1zM9 6.5v4.5M9 12.7v.8" />
      </svg>
      <span>{text}</span>
    </p>
  );
}
