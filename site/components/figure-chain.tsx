import { Container } from "./container.tsx";

interface FigureChainProps {
  label: string;
  figures: readonly { figure: string; label: string }[];
}

/** Two to five figures with captions, in a row styled as a drawing's dimension line. */
export function FigureChain({ label, figures }: FigureChainProps) {
  return (
    <section className="border-t border-line pt-7.5 md:pt-8.5 pb-8.5 md:pb-11" aria-label={label}>
      <Container>
        <dl
          className="chain graphic relative grid grid-cols-2 border-t border-ink md:grid-cols-[repeat(var(--chain-columns),minmax(0,1fr))]"
          style={{ "--chain-columns": figures.length } as React.CSSProperties}
        >
          {figures.map(({ figure, label: meaning }) => (
            <div
              key={meaning}
              className="relative flex flex-col-reverse justify-end border-ink pt-4.5 pr-3 pb-6.5 max-md:nth-[n+3]:border-t max-md:last:odd:col-span-full max-md:last:odd:pb-0 md:pt-5.5 md:pr-4 md:pb-0"
            >
              <dt className="mt-2 max-w-50 text-17 leading-135 text-ink-2">{meaning}</dt>
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
