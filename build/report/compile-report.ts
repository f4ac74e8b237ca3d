import { readdirSync, readFileSync } from "node:fs";
import { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler";
import { projectPath } from "../../site/settings/project-root.ts";
import { ExpectedError } from "../../model/expected-error.ts";
import type { ReportData } from "../../model/report/create-report-data.ts";
import { DRAWING_FIXED, DRAWING_LIGHT, FIXED, LIGHT } from "../../site/tokens/colors.ts";
import { packObjects } from "./pack-objects.ts";

/** The compiler reads nothing else, so builds are reproducible. */
interface ReportInput {
  data: ReportData;
  drawings: readonly [name: string, svg: string][];
  fonts: Buffer[];
}

const TEMPLATE = projectPath("build/report/template/");

/** A virtual folder: all files are passed to the compiler in memory. */
const WORKSPACE = "/report";

/**
 * Typesets the report.
 * @param imageSheets codes of the sheets to also render as images
 * @throws ExpectedError naming the sheet if its text does not fit
 */
export function compileReport({ data, drawings, fonts }: ReportInput, imageSheets: readonly string[]) {
  const compiler = NodeCompiler.create({ workspace: WORKSPACE, fontArgs: [{ fontBlobs: fonts }] });
  const add = (path: string, text: string | Buffer): void =>
    compiler.mapShadow(`${WORKSPACE}/${path}`, Buffer.from(text));
  for (const name of readdirSync(TEMPLATE)) add(name, readFileSync(TEMPLATE + name));
  const colors = { ...LIGHT, ...FIXED, ...DRAWING_FIXED, right: DRAWING_LIGHT.right };
  add("report.json", JSON.stringify({ ...data, colors }));
  for (const [name, svg] of drawings) add(`drawings/${name}.svg`, svg);
  const typeset = (inputs: Record<string, string>) => {
    const compiled = compiler.compile({ mainFilePath: `${WORKSPACE}/report.typ`, inputs });
    // Warnings count as errors, because a missing font would silently drop its text.
    const problem = compiled.takeError() ?? compiled.takeWarnings();
    if (compiled.result === null || problem !== null)
      throw new ExpectedError(`The salary report could not be typeset: ${describe(problem)}`);
    return compiled.result;
  };
  const describe = (problem: Parameters<typeof compiler.fetchDiagnostics>[0] | null): string =>
    problem === null
      ? "no reason was given"
      : (compiler.fetchDiagnostics(problem) as { message: string }[])
          .map(({ message }) => message)
          .join("; ");
  const [year = 0, month = 1, day = 1] = data.date;
  const pdf = compiler.pdf(typeset({}), {
    pdfStandard: "ua-1",
    creationTimestamp: Date.UTC(year, month - 1, day) / 1000,
  });
  const pictures = imageSheets.map((sheets) => compiler.plainSvg(typeset({ sheets })));
  return { pdf: packObjects(pdf), pictures };
}
