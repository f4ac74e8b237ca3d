import { relative } from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import type { Comparison, Folders } from "./compare-pictures.ts";
import { describePicture } from "./describe-picture.ts";
import { formatShare } from "./format-share.ts";
import { fileOf } from "./photograph.ts";

const STYLES = `
body { font: 14px/1.5 system-ui, sans-serif; margin: 24px; }
td, th { padding: 2px 16px 2px 0; text-align: left; }
.pictures { display: grid; grid-template-columns: repeat(3, 1fr); gap: 16px; align-items: start; }
figure { margin: 0; }
img { width: 100%; border: 1px solid #999; }
`;

/** The page of differences: each picture that moved before, after, and what moved; most moved first. */
export function renderReport(
  title: string,
  comparisons: readonly Comparison[],
  folders: Folders,
  home: string,
): string {
  const moved = comparisons.filter(({ share, failure }) => share > 0 || failure !== undefined);
  const page = (
    <html lang="en-US">
      <head>
        <meta charSet="utf-8" />
        <title>{title}</title>
        <style>{STYLES}</style>
      </head>
      <body>
        <h1>{title}</h1>
        <p>
          {moved.length} of {comparisons.length} pictures moved.
        </p>
        {moved.map((comparison) => (
          <section key={comparison.picture.name} id={comparison.picture.name}>
            <h2>
              {formatShare(comparison.share)} · {describePicture(comparison)}
            </h2>
            {comparison.failure === undefined ? (
              <div className="pictures">
                {(["before", "after", "difference"] as const).map((kind) => (
                  <Picture
                    key={kind}
                    caption={kind}
                    file={relative(home, fileOf(folders[kind], comparison.picture.name))}
                  />
                ))}
              </div>
            ) : (
              <p>Could not be taken: {comparison.failure}</p>
            )}
          </section>
        ))}
      </body>
    </html>
  );
  return `<!doctype html>${renderToStaticMarkup(page)}\n`;
}

function Picture({ caption, file }: { caption: string; file: string }) {
  return (
    <figure>
      <figcaption>{caption}</figcaption>
      <a href={file}>
        <img src={file} alt="" loading="lazy" />
      </a>
    </figure>
  );
}
