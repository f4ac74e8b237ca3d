interface FigureChainProps {
  label: string;
  figures: readonly { figure: string; label: string }[];
}

/** Figures on a dimension chain: two to five, each with its meaning beneath. */
export function FigureChain({ label, figures }: FigureChainProps) {
  return (
    <section className="chain" aria-label={label}>
      <div className="container">
        <dl style={{ "--chain-columns": figures.length } as React.CSSProperties}>
          {figures.map(({ figure, label: meaning }) => (
            <div key={meaning}>
              <dt>{meaning}</dt>
              <dd>{figure}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
