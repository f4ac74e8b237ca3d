import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { PublishedPage } from "../../model/checks/check-published-addresses.ts";
import { listHeadingAnchors, listPageAnchors } from "../../model/kinds/routes.ts";
import { DATA_FOLDER } from "../../model/kinds/data-files.ts";
import { entryFile, getKindExtension, getKindFolder } from "../../model/kinds/list-entries.ts";
import { getPageKind, KIND_NAMES, type KindName } from "../../model/kinds/page-kinds.ts";
import { TRANSLATIONS } from "../../model/languages.ts";
import { isMarkedDraft } from "../../model/publication.ts";
import type { Mistake } from "../../model/source/content-error.ts";
import { CONTENT_FOLDER } from "../../model/source/content-folder.ts";
import { parseMarkdownSource } from "../../model/source/markdown-source.ts";
import { parseYamlSource } from "../../model/source/yaml-source.ts";
import { addressFile } from "../../model/translation/addresses.ts";
import { readBuildRecord } from "../../site/settings/build-record.ts";

const REDIRECTS = `${DATA_FOLDER}/redirects.yaml`;

/**
 * Lists the pages of earlier versions: those of the last build, those of content files that the last commit has and
 * that differ now, and those of files that any commit has renamed. Without Git, only those of the last build; without
 * a build, also those of files that are unchanged, which are not new.
 */
export function listPublishedPages(root: string): PublishedPage[] {
  const built = readBuildRecord(join(root, "dist"))?.addresses ?? [];
  return [
    ...built.map((path): PublishedPage => ({ path, where: "the last build" })),
    ...(built.length === 0 ? listKeptPages(root) : []),
    ...listRenamedPages(root),
    ...listCommittedPages(root),
  ];
}

/** Lists the pages of files that the last commit has and that are still there, drafts included. */
function listKeptPages(root: string): PublishedPage[] {
  const files = runGit(root, ["ls-tree", "-r", "--name-only", "HEAD", `${CONTENT_FOLDER}/`]);
  return lines(files).flatMap((file) => {
    const path = pathOf(file);
    return path === undefined || !existsSync(join(root, file))
      ? []
      : [{ path, where: "the last commit", file }];
  });
}

/** A content file as it was, and the file that has replaced it. */
interface EarlierFile {
  file: string;
  text: string;
  successor?: string | undefined;
}

function listCommittedPages(root: string): PublishedPage[] {
  return readCommitted(root).flatMap(({ file, text }) => {
    const exists = existsSync(join(root, file));
    const successor = exists ? file : findRenamed(root, file, text);
    return listPagesIn(root, { file, text, successor }, "the last commit").filter(
      ({ path }) => !exists || findEntry(file) === undefined || path !== pathOf(file),
    );
  });
}

/** Reads the content files that the last commit has and that differ in the working tree. */
function readCommitted(root: string): EarlierFile[] {
  const files = runGit(root, [
    "diff",
    "--relative",
    "--no-renames",
    "--name-only",
    "HEAD",
    "--",
    CONTENT_FOLDER,
  ]);
  return readBlobs(
    root,
    lines(files).map((file) => ({ file, blob: `HEAD:./${file}` })),
  );
}

/** Lists what files that a commit has renamed published before, with their present names. */
function listRenamedPages(root: string): PublishedPage[] {
  const head = `${root} ${runGit(root, ["rev-parse", "HEAD"]).toString()}`;
  if (lastRenames?.head !== head) lastRenames = { head, files: readRenamed(root) };
  return lastRenames.files
    .filter(({ file }) => !existsSync(join(root, file)))
    .flatMap((earlier) => listPagesIn(root, earlier, "an earlier commit"));
}

/** The renames up to a commit. Reading the history takes 0.1 s, which `npm run dev` would spend at each save. */
let lastRenames: { head: string; files: EarlierFile[] } | undefined;

function readRenamed(root: string): EarlierFile[] {
  const log = runGit(root, [
    "log",
    "--relative",
    "--reverse",
    "-M",
    "--diff-filter=R",
    "--name-status",
    "--format=%H",
    "--",
    CONTENT_FOLDER,
  ]);
  let commit = "";
  const renamed = lines(log).flatMap((line) => {
    const [, from, to] = line.split("\t");
    if (from === undefined || to === undefined) commit = line;
    return from === undefined || to === undefined ? [] : [{ from, to, commit }];
  });
  const latest = new Map<string, string>();
  for (const { from, to } of renamed) {
    for (const [earlier, later] of latest) if (later === from) latest.set(earlier, to);
    latest.set(from, to);
  }
  const before = renamed.map(({ from, commit: hash }) => ({ file: from, blob: `${hash}^:./${from}` }));
  return readBlobs(root, before).map((earlier) => ({ ...earlier, successor: latest.get(earlier.file) }));
}

/** Lists the paths that a content file published. A draft published none. */
function listPagesIn(root: string, { file, text, successor }: EarlierFile, where: string): PublishedPage[] {
  if (file === REDIRECTS) {
    const { paths } = readFields(file, text) as { paths?: { from?: unknown }[] };
    return Array.isArray(paths) ? paths.map(({ from }) => ({ path: String(from), where })) : [];
  }
  if (TRANSLATIONS.some((language) => file === addressFile(language))) {
    const present = existsSync(join(root, file))
      ? readFields(file, readFileSync(join(root, file), "utf8"))
      : {};
    return Object.entries(readFields(file, text)).map(([key, path]) => ({
      path: String(path),
      where,
      ...(typeof present[key] === "string" && { to: present[key] }),
    }));
  }
  const path = pathOf(file);
  if (path === undefined || isHidden(file, text)) return [];
  const { redirect_from: former } = readFields(file, text);
  return [path, ...(Array.isArray(former) ? former.map(String) : [])].map((one) => ({
    path: one,
    where,
    ...(successor !== undefined && { file: successor }),
  }));
}

function findEntry(file: string): { kind: KindName; slug: string } | undefined {
  for (const kind of KIND_NAMES) {
    const slug = file.slice(getKindFolder(kind).length + 1, -getKindExtension(kind).length);
    if (!slug.includes("/") && entryFile(kind, slug) === file) return { kind, slug };
  }
  return undefined;
}

function pathOf(file: string): string | undefined {
  const entry = findEntry(file);
  return entry && getPageKind(entry.kind).path(entry.slug);
}

function readFields(file: string, text: string): Record<string, unknown> {
  const source = file.endsWith(".md")
    ? parseMarkdownSource({ file, name: "", text }).frontMatter
    : parseYamlSource(file, text);
  return (source.value ?? {}) as Record<string, unknown>;
}

/** Whether an entry was a draft, or scheduled for later. */
const isHidden = (file: string, text: string): boolean =>
  isMarkedDraft(text) || Date.parse(String(readFields(file, text).published)) > Date.now();

/** Share of its lines that a renamed file still has; the same as Git's default. */
const SAME_LINES = 0.5;

/** Finds the file to which a missing file was renamed: one in its folder that is not committed and has most of its lines. */
function findRenamed(root: string, file: string, text: string): string | undefined {
  const others = ["ls-files", "--others", "--exclude-standard", "--", dirname(file)];
  const staged = [
    "diff",
    "--relative",
    "--no-renames",
    "--name-only",
    "--diff-filter=A",
    "HEAD",
    "--",
    dirname(file),
  ];
  const added = [...lines(runGit(root, others)), ...lines(runGit(root, staged))];
  const before = lines(text);
  const best = added
    .map((name) => {
      const present = new Set(lines(readFileSync(join(root, name), "utf8")));
      return { name, share: before.filter((line) => present.has(line)).length / before.length };
    })
    .sort((a, b) => b.share - a.share)[0];
  return best !== undefined && best.share >= SAME_LINES ? best.name : undefined;
}

/**
 * Warns of anchors that the last commit has and that are missing now, since links from elsewhere lead to them: headings
 * of entries, and the parts of pages that are named in data files.
 */
export function findLostAnchors(root: string): Mistake[] {
  return readCommitted(root).flatMap(({ file, text }) => {
    if (!existsSync(join(root, file))) return [];
    const present = anchorsIn(file, readFileSync(join(root, file), "utf8"));
    return [...anchorsIn(file, text)]
      .filter(([anchor]) => !present.has(anchor))
      .map(([anchor, page]) => ({
        file,
        line: 1,
        field: "anchor",
        problem: `found no ${page}#${anchor}, which the last commit has: a link to it from elsewhere leads to the top of the page. Restore the ${file.endsWith(".md") ? "heading" : "id"} if others link to it`,
      }));
  });
}

/** Warns of pages that the last commit has published and that are drafts now, or scheduled for later. */
export function findUnpublishedPages(root: string): Mistake[] {
  return readCommitted(root).flatMap(({ file, text }) => {
    const path = pathOf(file);
    if (path === undefined || !existsSync(join(root, file)) || isHidden(file, text)) return [];
    const present = readFileSync(join(root, file), "utf8");
    if (!isHidden(file, present)) return [];
    const field = isMarkedDraft(present) ? "status" : "published";
    const line = present.split("\n").findIndex((one) => one.startsWith(`${field}:`)) + 1;
    const what = field === "status" ? "a draft" : "a later time";
    const problem = `found ${what} of ${path}, which the last commit has published: until it is public again, links to it lead to the page for missing pages`;
    return [{ file, line, field, problem }];
  });
}

/** Returns the anchors in a content file, each with its page. */
function anchorsIn(file: string, text: string): Map<string, string> {
  const path = pathOf(file);
  if (path !== undefined && file.endsWith(".md") && !isHidden(file, text)) {
    const { prose } = parseMarkdownSource({ file, name: "", text });
    const headings = prose.filter(({ heading }) => heading !== undefined).map((line) => line.text);
    return new Map(listHeadingAnchors(headings).map((anchor) => [anchor, path]));
  }
  const name = file.slice(DATA_FOLDER.length + 1, -".yaml".length);
  if (!["services", "industries"].includes(name) || file !== `${DATA_FOLDER}/${name}.yaml`) return new Map();
  const anchors = listPageAnchors({ [name]: readFields(file, text) }).get(`/${name}`) ?? [];
  return new Map(anchors.map((anchor) => [anchor, `/${name}`]));
}

/** Reads versions of files in one process. Versions that do not exist are omitted. */
function readBlobs(root: string, wanted: readonly { file: string; blob: string }[]): EarlierFile[] {
  if (wanted.length === 0) return [];
  const output = runGit(root, ["cat-file", "--batch"], `${wanted.map(({ blob }) => blob).join("\n")}\n`);
  let rest = output;
  return wanted.flatMap(({ file }) => {
    const end = rest.indexOf("\n");
    const size = / blob (\d+)$/.exec(rest.subarray(0, end).toString())?.[1];
    const start = end + 1;
    const text = size === undefined ? undefined : rest.subarray(start, start + Number(size)).toString();
    rest = rest.subarray(size === undefined ? start : start + Number(size) + 1);
    return text === undefined ? [] : { file, text };
  });
}

const lines = (text: Buffer | string): string[] => text.toString().split("\n").filter(Boolean);

/** Runs Git. Returns nothing if it is not installed, or if the folder is not in a repository. */
function runGit(root: string, args: readonly string[], input = ""): Buffer {
  const options = ["-C", root, "-c", "core.quotePath=false", ...args];
  const { status, stdout } = spawnSync("git", options, {
    input,
    maxBuffer: 2 ** 30,
    stdio: ["pipe", "pipe", "ignore"],
  });
  return status === 0 ? stdout : Buffer.alloc(0);
}
