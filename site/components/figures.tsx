import type { ReactNode } from "react";
import { Container } from "./grids.tsx";
import type { Claims } from "../../model/schemas/agency.ts";

interface FigureProps {
  as?: "dd" | "p" | "span";
  className?: string;
  children: ReactNode;
}

export function Figure({ as: Tag = "p", className = "", children }: FigureProps) {
  return (
    <Tag
      className={`font-head text-31 leading-100 font-heading tracking-heading tabular md:text-38 ${className}`}
    >
      {children}
    </Tag>
  );
}

interface FigureChainProps {
  label: string;
  figures: readonly { figure: string; label: string }[];
}

/** Two to five figures with captions, in a row styled as a drawing's dimension line. */
export function FigureChain({ label, figures }: FigureChainProps) {
  return (
    <section className="border-t border-line py-5.5 md:pt-8.5 md:pb-11" aria-label={label}>
      <Container>
        <dl
          className="chain graphic relative grid grid-cols-2 border-t border-ink md:grid-cols-[repeat(var(--chain-columns),minmax(0,1fr))]"
          style={{ "--chain-columns": figures.length } as React.CSSProperties}
        >
          {figures.map(({ figure, label: meaning }) => (
            <div
              key={meaning}
              className="relative flex flex-col-reverse justify-end border-ink pt-3.5 pr-3 pb-4.5 max-md:nth-[n+3]:border-t max-md:last:odd:col-span-full max-md:last:odd:pb-0 md:pt-5.5 md:pr-4 md:pb-0"
            >
              <dt className="mt-1.5 text-16 leading-130 text-ink-2">{meaning}</dt>
              {/* Figures are written for use within a sentence, so the first letter is capitalized here. */}
              <dd className="font-head text-31 leading-100 font-heading tracking-heading tabular first-letter:uppercase md:max-desk:[overflow-wrap:normal] desk:text-38">
                {figure}
              </dd>
            </div>
          ))}
        </dl>
      </Container>
    </section>
  );
}

interface ClaimChainProps {
  texts: { label: string; items: readonly { claim: string; label: string }[] };
  claims: Claims;
}

export function ClaimChain({ texts, claims }: ClaimChainProps) {
  return (
    <FigureChain
      label={texts.label}
      figures={texts.items.map(({ claim, label }) => ({ figure: getClaimText(claims, claim), label }))}
    />
  );
}

/**
 * Returns a claim's text.
 * @throws Error if the id is unknown; the content check normally reports this first
 */
function getClaimText(claims: Claims, id: string): string {
  const claim = claims[id];
  if (claim === undefined)
    throw new Error(`Unknown claim "${id}"; known claims: ${Object.keys(claims).join(", ")}.`);
  return claim.text;
}
