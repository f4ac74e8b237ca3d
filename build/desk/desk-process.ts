import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { compile, optimize } from "@tailwindcss/node";
import { loadDrawing } from "../../site/drawings/load-drawing.ts";
import { DARK_PALETTE, toStandaloneSvg } from "../../site/drawings/standalone-svg.ts";
import { DESK_SIZES } from "../../site/tokens/type-scale.ts";
import { bundleScripts } from "../assets/bundle-scripts.ts";
import { collectClassNames } from "../assets/collect-class-names.ts";
import { subsetFonts, fontFaceRules } from "../assets/fonts.ts";
import { openStore } from "../cache/store.ts";
import { ICON_SVG } from "../assets/site-icons.ts";
import { darkSchemeStyles, themeStyles } from "../assets/theme.ts";
import { existsSync, renameSync } from "node:fs";
import { readJob } from "../run-in-child.ts";
import { createWorkFolder } from "../steps/work-folder.ts";

const APP = "server/operator/desk/app";
const FRAME_SIZE = { width: 620, height: 460 };

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Desk</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/desk.css">
<script type="module" src="/desk.js"></script>
</head>
<body><div id="desk"></div><noscript>The desk needs JavaScript.</noscript></body>
</html>
`;

async function compileScript(root: string): Promise<string> {
  const { scripts } = await bundleScripts({
    absWorkingDir: root,
    entryPoints: [join(root, APP, "main.tsx")],
    define: { "process.env.NODE_ENV": '"production"' },
  });
  return scripts[0]?.text ?? "";
}

async function compileStylesheet(root: string): Promise<string> {
  const sizes = Object.entries(DESK_SIZES).map(
    ([name, [size, line]]) => `--text-${name}: ${size}px; --text-${name}--line-height: ${line}px;`,
  );
  const entry = `
    @layer theme, base, components, utilities;
    @import "./site/styles/fonts.css";
    @import "./site/styles/base.css" layer(base);
    @import "./${APP}/desk.css" layer(components);
    ${fontFaceRules()}
    ${themeStyles()}
    ${darkSchemeStyles()}
    @theme inline reference { ${sizes.join(" ")} }
    @layer utilities { @tailwind utilities; }`;
  const compiler = await compile(entry, {
    base: root,
    from: join(root, "desk.css"),
    onDependency: () => undefined,
  });
  const entries = ["main.tsx", "sign-in/sign-in-page.tsx"].map((name) => join(root, APP, name));
  return optimize(compiler.build(collectClassNames(entries)), { minify: true }).code;
}

async function compileDesk(root: string, folder: string): Promise<void> {
  const [script, sheet, fonts] = await Promise.all([
    compileScript(root),
    compileStylesheet(root),
    subsetFonts(openStore(root)),
  ]);
  const frame = loadDrawing("pages/desk");
  const files: [name: string, content: string | Uint8Array][] = [
    ["index.html", PAGE],
    ["desk.js", script],
    ["desk.css", sheet],
    ["icon.svg", ICON_SVG],
    ["frame.svg", toStandaloneSvg(frame, FRAME_SIZE)],
    ["frame-dark.svg", toStandaloneSvg(frame, { ...FRAME_SIZE, palette: DARK_PALETTE })],
    ...fonts.map(({ name, content }): [string, Uint8Array] => [name, content]),
  ];
  for (const [name, content] of files) {
    const file = join(folder, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
}

export interface DeskJob {
  root: string;
  folder: string;
}

/** Child process that compiles the desk, and puts it in the job's folder in one step. */
const { root, folder } = await readJob<DeskJob>();
const draft = createWorkFolder(root, "desk");
try {
  await compileDesk(root, draft.path);
  renameSync(draft.path, folder);
} catch (error) {
  // Another process may have compiled it first.
  if (!existsSync(folder)) throw error;
} finally {
  draft.remove();
}
