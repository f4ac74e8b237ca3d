import { relative } from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import type { Comparison, Folders } from "./compare-pictures.ts";
import { fileOf } from "./photograph.ts";

/** Page, state, width, and the heights if they differ. */
function describePicture({ picture: { shot, width }, before, after }: Comparison): string {
  const parts = [shot.path, ...(shot.state === undefined ? [] : [shot.state]), `${width} px`];
  if (before !== undefined && after !== undefined && before.height !== after.height)
    parts.push(`height ${before.height} → ${after.height}`);
  return parts.join(", ");
}

function formatShare(share: number): string {
  if (share > 0 && share < 0.00001) return "< 0.001 %";
  return `${(share * 100).toFixed(3)} %`;
}

export function printTable(comparisons: readonly Comparison[]): void {
  const moved = comparisons.filter(({ share, failure }) => share > 0 || failure !== undefined);
  for (const comparison of moved) {
    const { share, failure } = comparison;
    const note = failure === undefined ? "" : `: could not be taken: ${failure}`;
    console.log(`${formatShare(share).padStart(11)}  ${describePicture(comparison)}${note}`);
  }
  console.log(`${moved.length} of ${comparisons.length} pictures moved.`);
}

const STYLES = `
body { font: 14px/1.5 system-ui, sans-serif; margin: 24px; }
td, th { padding: 2px 16px 2px 0; text-align: left; }
.pictures { display: grid; grid-template-columns: repeat(3, 1fr); gap: 16px; align-items: start; }
figure { margin: 0; }
img { width: 100%; border: 1px solid #999; }
`;

/** The report page: each differing picture before, after, and the difference; largest first. */
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
