import type { Portal } from "../../model/schemas/portal.ts";
import { pageDrawing } from "../../drawings/catalogue.ts";
import { DrawingFigure } from "../../drawings/drawing-figure.tsx";
import { ActionLink } from "../action-link.tsx";
import { ExampleLabel } from "../example-label.tsx";

type PortalEntryProps = Pick<Portal, "hero" | "points" | "signIn" | "noAccount">;

/** The portal's two halves: on the reversed sheet what it shows, on the other the sign-in form and the word that it is a demonstration. */
export function PortalEntry({ hero, points, signIn, noAccount }: PortalEntryProps) {
  return (
    <div className="portal">
      <header className="portal-head reversed">
        <h1>{hero.title}</h1>
        <p className="lead">{hero.lead}</p>
      </header>
      <section className="portal-sign-in" aria-labelledby="sign-in-title">
        <div>
          <h2 id="sign-in-title">{signIn.title}</h2>
          <p className="mt-5">
            <ExampleLabel>{signIn.label}</ExampleLabel>
          </p>
          <p className="portal-note">{signIn.text}</p>
          <portal-login />
          <p className="portal-else">
            {noAccount.text}{" "}
            <ActionLink kind="text" href={noAccount.href}>
              {noAccount.link}
            </ActionLink>
          </p>
        </div>
      </section>
      <div className="portal-panel reversed">
        <DrawingFigure drawing={pageDrawing("portal")} label={hero.drawing} isReversed />
        <dl className="portal-points">
          {points.map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
