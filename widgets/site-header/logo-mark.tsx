/** The agency's mark: a roof's ridge, and the orange beam that closes it. */
export const LogoMark = () => (
  <svg className="logo-mark" viewBox="0 0 40 30" aria-hidden="true" focusable="false">
    <path d="M1.5 28.2 16 10.5M38.5 28.2 24 10.5" fill="none" stroke="currentColor" strokeWidth="2" />
    <path d="M0 28.2h40M8.7 20v8M31.3 20v8" fill="none" stroke="currentColor" strokeWidth="1.2" />
    <path d="M14.5.6h11v3.2h-3.7v4h2.7l1.5 3.8H14l1.5-3.8h2.7v-4h-3.7z" fill="var(--color-signal)" />
  </svg>
);
