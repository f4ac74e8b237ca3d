import { sampleArchive, DOCX_TYPE } from "./sample-documents.ts";

// Documents with the parts and relationships that word processors write.

const RELATIONSHIPS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\r\n';

interface Reference {
  type: string;
  target: string;
  isExternal?: boolean;
}

export function relationships(...references: Reference[]): Buffer {
  const lines = references.map(({ type, target, isExternal = false }, index) => {
    const mode = isExternal ? ' TargetMode="External"' : "";
    const address = type.startsWith("http") ? type : `${RELATIONSHIPS}/${type}`;
    return `<Relationship Id="rId${index + 1}" Type="${address}" Target="${target}"${mode}/>`;
  });
  const namespace = "http://schemas.openxmlformats.org/package/2006/relationships";
  return Buffer.from(`${HEAD}<Relationships xmlns="${namespace}">${lines.join("")}</Relationships>`);
}

export const externalRelationship = (type: string, target: string): Buffer =>
  relationships({ type, target, isExternal: true });

export const createDocumentWith = (content: string): Buffer =>
  Buffer.from(`${HEAD}<w:document ${W}><w:body>${content}</w:body></w:document>`);

const run = (content: string): string => `<w:r><w:rPr><w:b/></w:rPr>${content}</w:r>`;

/**
 * Creates a Word field, such as a link. Its code is split into several runs, as Word does after corrections.
 */
export function field(...code: string[]): string {
  const texts = code.map((text) => run(`<w:instrText xml:space="preserve">${text}</w:instrText>`));
  const [begin, separate, end] = ["begin", "separate", "end"].map((kind) =>
    run(`<w:fldChar w:fldCharType="${kind}"/>`),
  );
  return `<w:p>${begin}${texts.join("")}${separate}${run("<w:t>shown</w:t>")}${end}</w:p>`;
}

const DEFAULTS: Readonly<Record<string, string>> = {
  rels: "application/vnd.openxmlformats-package.relationships+xml",
  xml: "application/xml",
  png: "image/png",
  jpeg: "image/jpeg",
  // Many templates declare this content type even if no part has it.
  bin: "application/vnd.openxmlformats-officedocument.oleObject",
};

function types(mainPartName: string): Buffer {
  const defaults = Object.entries(DEFAULTS).map(
    ([extension, type]) => `<Default Extension="${extension}" ContentType="${type}"/>`,
  );
  const override = `<Override PartName="${mainPartName}" ContentType="${DOCX_TYPE}"/>`;
  return Buffer.from(`${HEAD}<Types>${defaults.join("")}${override}</Types>`);
}

export const createDocxWith = (parts: Record<string, Buffer>): Buffer =>
  sampleArchive({
    "[Content_Types].xml": types("/word/document.xml"),
    "_rels/.rels": relationships({ type: "officeDocument", target: "word/document.xml" }),
    "word/document.xml": createDocumentWith(run("<w:t>Kim Alvarez</w:t>")),
    ...parts,
  });

const png = Buffer.from("89504e470d0a1a0a0000000d49484452", "hex");

/**
 * A Word for Windows document based on a custom template, with a link, page numbers, a picture, and a
 * signature pasted from a web page.
 */
export const wordResume = (
  template = "file:///C:\\Users\\Kim\\AppData\\Roaming\\Microsoft\\Templates\\Resume.dotx",
) =>
  createDocxWith({
    "word/document.xml": createDocumentWith(
      field(' HYPERLINK "https://portfolio.example/kim" ') +
        field(" PA", "GE ") +
        field(' INCLUDEPICTURE "https://badges.example/pe.png" \\* MERGEFORMATINET ') +
        `<w:fldSimple w:instr=" NUMPAGES "/>${field(" DATE \\@ &quot;MMMM d, yyyy&quot; ")}`,
    ),
    "word/_rels/document.xml.rels": relationships(
      { type: "styles", target: "styles.xml" },
      { type: "hyperlink", target: "https://portfolio.example/kim", isExternal: true },
      { type: "hyperlink", target: "mailto:kim@mail.example", isExternal: true },
      { type: "image", target: "media/image1.png" },
      { type: "image", target: "file:///C:\\Users\\Kim\\Pictures\\photo.png", isExternal: true },
    ),
    "word/settings.xml": Buffer.from(
      `${HEAD}<w:settings ${W}><w:attachedTemplate r:id="rId1"/></w:settings>`,
    ),
    "word/_rels/settings.xml.rels": externalRelationship("attachedTemplate", template),
    "word/styles.xml": Buffer.from(`${HEAD}<w:styles ${W}/>`),
    "word/theme/theme1.xml": Buffer.from(`${HEAD}<a:theme/>`),
    "word/media/image1.png": png,
    "word/media/image2.svg": Buffer.from('<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" ""><svg/>'),
    // Embedded fonts are obfuscated and may start with any bytes, even an executable's signature.
    "word/fonts/font1.odttf": Buffer.from("MZ scrambled"),
    "docProps/app.xml": Buffer.from(
      `${HEAD}<Properties><Application>Microsoft Office Word</Application></Properties>`,
    ),
    "docProps/core.xml": Buffer.from(`${HEAD}<cp:coreProperties/>`),
    "customXml/item1.xml": Buffer.from('<b:Sources SelectedStyle="\\APA.XSL" xmlns:b="bibliography"/>'),
  });

/** Word for Mac stores pasted pictures as PDF. This document also contains legacy drawings with links. */
export const macWordResume = () =>
  createDocxWith({
    "word/document.xml": createDocumentWith(
      '<w:pict xmlns:v="urn:schemas-microsoft-com:vml"><v:shape href="mailto:kim@mail.example"><v:imagedata r:id="rId1" o:href="http://badges.example/pe.png"/></v:shape></w:pict>',
    ),
    "word/_rels/settings.xml.rels": externalRelationship(
      "attachedTemplate",
      "file://localhost/Users/kim/Library/Application%20Support/Microsoft/Office/User%20Templates/Normal.dotm",
    ),
    "word/media/image1.pdf": Buffer.from("%PDF-1.3\n"),
  });

/** A document from LibreOffice, which writes `[Content_Types].xml` last and omits some XML declarations. */
export const libreOfficeResume = () =>
  sampleArchive({
    "_rels/.rels": relationships({ type: "officeDocument", target: "word/document.xml" }),
    "word/_rels/document.xml.rels": relationships(
      { type: "numbering", target: "numbering.xml" },
      { type: "hyperlink", target: "https://portfolio.example/?a=1&amp;b=2", isExternal: true },
    ),
    "word/document.xml": createDocumentWith(field(" HYPERLINK &quot;https://portfolio.example&quot;")),
    "word/settings.xml": Buffer.from(`<w:settings ${W}/>`),
    "[Content_Types].xml": types("/word/document.xml"),
  });

/** A document from a program that writes UTF-16. */
export const utf16Resume = () =>
  createDocxWith({
    "word/settings.xml": Buffer.from(
      `\ufeff<?xml version="1.0" encoding="utf-16"?><w:settings ${W}/>`,
      "utf16le",
    ),
  });
