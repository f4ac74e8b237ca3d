import type { PluginData } from "./plugin-data.ts";

const TEXT = { type: "string", default: "" };

export function blockJson({ forms }: PluginData, version: string): object {
  const names = new Set(Object.values(forms).flatMap((attributes) => Object.keys(attributes)));
  const tags = Object.keys(forms);
  return {
    $schema: "https://schemas.wp.org/trunk/block.json",
    apiVersion: 3,
    name: "ridgebeam/form",
    title: "Recruitment form",
    category: "widgets",
    icon: "feedback",
    description: "A form for requests, resumes or the salary report.",
    keywords: ["recruitment", "jobs", "talent"],
    version,
    textdomain: "ridgebeam-forms",
    attributes: {
      form: { type: "string", enum: tags, default: tags[0] },
      ...Object.fromEntries([...names].map((name) => [name, TEXT])),
      pinned: { type: "boolean", default: false },
      accent: { type: "string" },
      radius: { type: "number" },
      font: { type: "string" },
    },
    supports: { html: false, align: ["wide", "full"] },
    editorScript: "file:./editor.js",
  };
}
