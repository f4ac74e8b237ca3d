import { ActionLink } from "../components/action-link.tsx";
import { pageDrawing } from "../drawings/catalogue.ts";
import { DrawingFigure } from "../drawings/drawing-figure.tsx";
import { definePage } from "../layouts/page.ts";
import { Actions } from "../components/actions.tsx";

/** The page for every path that does not exist; the page's script logs the path where it finds `data-not-found`. */
export default definePage({
  data: { permalink: "/404.html", noindex: true, eleventyExcludeFromCollections: true },
  render: ({ site }) => {
    const { title, description, sheet, code, hero, elsewhere } = site["not-found"];
    return {
      meta: {
        title,
        description,
        styles: ["not-found"],
        sheet,
        social: { drawing: "not-found", alt: hero.drawing },
      },
      body: (
        <section className="not-found" aria-labelledby="page-title" data-not-found>
          <div className="container">
            <div className="not-found-copy">
              <p className="not-found-code">{code}</p>
              <h1 id="page-title">{hero.title}</h1>
              <p className="lead">{hero.lead}</p>
              <Actions>
                {hero.actions.map(({ text, href }) => (
                  <ActionLink key={href} href={href}>
                    {text}
                  </ActionLink>
                ))}
              </Actions>
            </div>
            <DrawingFigure drawing={pageDrawing("not-found")} label={hero.drawing} />
            <nav className="not-found-links" aria-labelledby="elsewhere-title">
              <h2 id="elsewhere-title">{elsewhere.title}</h2>
              <ul>
                {elsewhere.links.map(({ text, href }) => (
                  <li key={href}>
                    <a href={href}>{text}</a>
                  </li>
                ))}
              </ul>
            </nav>
          </div>
        </section>
      ),
    };
  },
});
