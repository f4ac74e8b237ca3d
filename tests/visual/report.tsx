import { relative } from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import type { Comparison, Folders } from "./compare-screenshots.ts";
import { screenshotFile } from "./take-screenshots.ts";

function describeScreenshot({
  screenshot: { shot, width },
  heights: [before, after] = [0, 0],
}: Comparison): string {
  const parts = [shot.path, ...(shot.state === undefined ? [] : [shot.state]), `${width} px`];
  if (before !== after) parts.push(`height ${before} → ${after}`);
  return parts.join(", ");
}

function formatShare(share: number): string {
  if (share > 0 && share < 0.00001) return "< 0.001 %";
  return `${(share * 100).toFixed(3)} %`;
}

const STYLES = `
body { font: 14px/1.5 system-ui, sans-serif; margin: 24px; }
.screenshots { display: grid; grid-template-columns: repeat(3, 1fr); gap: 16px; align-items: start; }
figure { margin: 0; }
img { width: 100%; border: 1px solid #999; }
`;

/**
 * Logs the number of differing screenshots and lists them, largest difference first.
 * @returns an HTML page with each differing screenshot before, after, and as a diff
 */
export function reportDifferences(
  title: string,
  comparisons: readonly Comparison[],
  folders: Folders,
  reportFolder: string,
): string {
  const differences = comparisons.filter(
    ({ differingShare, failure }) => differingShare > 0 || failure !== undefined,
  );
  const total = `${differences.length} of ${comparisons.length} screenshots differ.`;
  for (const comparison of differences) {
    const note = comparison.failure === undefined ? "" : `: could not be taken: ${comparison.failure}`;
    console.log(
      `${formatShare(comparison.differingShare).padStart(11)}  ${describeScreenshot(comparison)}${note}`,
    );
  }
  console.log(total);
  const page = (
    <html lang="en-US">
      <head>
        <meta charSet="utf-8" />
        <title>{title}</title>
        <style>{STYLES}</style>
      </head>
      <body>
        <h1>{title}</h1>
        <p>{total}</p>
        {differences.map((comparison) => (
          <section key={comparison.screenshot.name} id={comparison.screenshot.name}>
            <h2>
              {formatShare(comparison.differingShare)} · {describeScreenshot(comparison)}
            </h2>
            {comparison.failure === undefined ? (
              <div className="screenshots">
                {Object.entries(folders).map(([kind, folder]: [string, string]) => {
                  const file = relative(reportFolder, screenshotFile(folder, comparison.screenshot.name));
                  return (
                    <figure key={kind}>
                      <figcaption>{kind}</figcaption>
                      <a href={file}>
                        <img src={file} alt="" loading="lazy" />
                      </a>
                    </figure>
                  );
                })}
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
