import type { ReactNode } from "react";
import { FrameDrawing } from "../parts/icon.tsx";

/** What a page with which operators sign in shows. */
export type SignInPage =
  | { kind: "ask"; typed?: string; state?: "sent" | "invalid" }
  | { kind: "confirm"; token: string }
  | { kind: "other-browser" | "void" };

export interface SignInDocumentProps {
  agency: string;
  /** Path of the desk. */
  base: string;
  page: SignInPage;
}

const fieldClasses =
  "block h-13 w-full rounded-control border border-field bg-sheet px-3.5 text-17 focus:outline-3 focus:outline-offset-2 focus:outline-focus";
const buttonClasses =
  "flex min-h-13 w-full cursor-pointer items-center justify-center gap-3 rounded-control border border-signal bg-signal px-4 font-head text-17 font-strong text-light-ink no-underline hover:border-ink hover:bg-ink hover:text-paper focus:outline-3 focus:outline-offset-2 focus:outline-focus";

const Arrow = () => (
  <svg aria-hidden="true" width="20" height="12" viewBox="0 0 20 12" fill="none" stroke="currentColor">
    <path d="M0 6h18M13 1l5 5-5 5" strokeWidth="1.6" />
  </svg>
);

const Heading = ({ children }: { children: ReactNode }) => (
  <h1 className="font-head text-38 leading-102 font-heading tracking-heading">{children}</h1>
);
const Lead = ({ children }: { children: ReactNode }) => (
  <p className="mt-2.5 text-17 leading-140 text-ink-2">{children}</p>
);

/** The same sentence for every address, so that it tells nobody who is an operator. It has the focus when it appears. */
const Sent = () => (
  <p
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- The page was loaded to show this, and has no script to announce it.
    autoFocus
    tabIndex={-1}
    role="status"
    className="mt-4.5 flex items-center gap-2.5 border border-ink bg-sheet p-3.5 text-16 leading-150 focus:outline-3 focus:outline-offset-2 focus:outline-focus"
  >
    <svg aria-hidden="true" width="14" height="12" viewBox="0 0 14 12" fill="none" stroke="currentColor">
      <path d="m1 6 4 4 8-9" strokeWidth="1.6" />
    </svg>
    <span className="min-w-0 flex-1">
      If this address belongs to an operator, the link is on its way. You can ask again in 60 seconds.
    </span>
  </p>
);

function AskForm({ base, typed = "", state }: { base: string; typed?: string; state?: "sent" | "invalid" }) {
  const isInvalid = state === "invalid";
  return (
    <>
      <Heading>Sign in by mail</Heading>
      <Lead>We send a link to your work address. It works once, for 15 minutes, in this browser alone.</Lead>
      <form method="post" action={`${base}/sign-in`} className="mt-5">
        <label htmlFor="email" className="mb-1.5 block text-16 font-strong">
          Work email
        </label>
        <input
          id="email"
          name="email"
          type="email"
          required
          maxLength={254}
          autoComplete="email"
          defaultValue={typed}
          aria-invalid={isInvalid || undefined}
          aria-describedby={isInvalid ? "email-error" : undefined}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- The field is all that the page is for.
          autoFocus={state !== "sent"}
          className={fieldClasses}
        />
        {isInvalid && (
          <p id="email-error" className="mt-1.5 font-strong text-critical">
            Enter one email address, such as name@example.com.
          </p>
        )}
        <button type="submit" className={`mt-3.5 ${buttonClasses}`}>
          Send the link <Arrow />
        </button>
      </form>
      {state === "sent" && <Sent />}
    </>
  );
}

function Content({ base, page }: Pick<SignInDocumentProps, "base" | "page">) {
  switch (page.kind) {
    case "ask":
      return <AskForm base={base} {...page} />;
    case "confirm":
      return (
        <>
          <Heading>Your link works</Heading>
          <Lead>One press signs this browser in for 12 hours.</Lead>
          <form method="post" action={`${base}/sign-in/link`} className="mt-5">
            <input type="hidden" name="token" value={page.token} />
            <button
              type="submit"
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- The button is all that the page is for.
              autoFocus
              className={buttonClasses}
            >
              Open the desk <Arrow />
            </button>
          </form>
        </>
      );
    case "other-browser":
      return (
        <>
          <Heading>Asked for elsewhere</Heading>
          <Lead>
            This link works only in the browser in which you asked for it. It has not been used: open it
            there, or ask for a new link here.
          </Lead>
          <a href={`${base}/sign-in`} className={`mt-5 ${buttonClasses}`}>
            Ask for a new link <Arrow />
          </a>
        </>
      );
    case "void":
      return (
        <>
          <Heading>This link is over</Heading>
          <Lead>It has been used, or is older than 15 minutes.</Lead>
          <a href={`${base}/sign-in`} className={`mt-5 ${buttonClasses}`}>
            Ask for a new link <Arrow />
          </a>
        </>
      );
  }
}

const titles = {
  ask: "Sign in",
  confirm: "Open the desk",
  "other-browser": "Link for another browser",
  void: "Link no longer valid",
} as const satisfies Record<SignInPage["kind"], string>;

function toTitle(page: SignInPage): string {
  if (page.kind === "ask" && page.state === "sent") return "Check your mail";
  if (page.kind === "ask" && page.state === "invalid") return "Error: check the address";
  return titles[page.kind];
}

export function SignInDocument({ agency, base, page }: SignInDocumentProps) {
  const name = agency.split(" ")[0];
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <title>{`${toTitle(page)}, ${name} Desk`}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href={`${base}/icon.svg`} type="image/svg+xml" />
        <link rel="stylesheet" href={`${base}/desk.css`} />
      </head>
      <body>
        <div className="flex min-h-dvh flex-col bg-paper text-ink">
          <header className="flex h-14 items-center gap-3 border-b border-ink px-5 font-head text-18 font-logo">
            <img src={`${base}/icon.svg`} alt="" width="32" height="32" />
            <span>
              {name} <span className="font-regular">Desk</span>
            </span>
          </header>
          <main className="mx-auto flex w-full max-w-97.5 flex-1 flex-col px-5 pt-4 pb-6 lg:max-w-280 lg:flex-row lg:items-center lg:gap-20">
            <FrameDrawing base={base} className="w-70 shrink lg:w-155" />
            <div className="mt-4 w-full lg:mt-0 lg:w-97.5 lg:shrink-0">
              <Content base={base} page={page} />
            </div>
          </main>
          <footer className="border-t border-line px-5 py-4 text-16 leading-150 text-ink-2">
            <p className="mx-auto max-w-97.5 lg:max-w-280">
              No mail after five minutes? Ask whoever runs your desk for a new link.
            </p>
          </footer>
        </div>
      </body>
    </html>
  );
}
