import { readdirSync, readFileSync } from "node:fs";
import { encodeField, encodeFile, encodeForm } from "../../db/raw-request.ts";
import { longestTexts } from "./database-doors.ts";
import { door, multipart, rowBytes, type Door } from "./door.ts";

export const FORMS = "POST /*";

/** A form that is stored if one of its fields or attributes is replaced by another text. */
export const encodeLead = (...more: (readonly [name: string, text: string])[]): string =>
  encodeForm(
    ...[["form", "lead-form general"], ["phone", "302 555 0142"], ["position", "Foreman"], ...more].map(
      ([name = "", text = ""]) => encodeField(name, text),
    ),
  );

/** Lists the fields of each kind of form in the written pages, and what the server also reads from a form. */
export function listFormDoors(folder: string): Door[] {
  const doors = new Map<string, Door>();
  const add = (name: string, path: string, encode: (text: string) => string, bytes = rowBytes): void => {
    if (!doors.has(name))
      doors.set(
        name,
        door(FORMS, name, bytes, encode, (body) => multipart(path, body)),
      );
  };
  for (const page of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (!page.endsWith(".html")) continue;
    const path = `/${page.replace(/(^|\/)index\.html$/, "").replace(/\.html$/, "")}`;
    for (const [form] of readFileSync(`${folder}/${page}`, "utf8").matchAll(
      /<form[^>]*multipart[^]*?<\/form>/g,
    )) {
      const [, kind = ""] = /name="form" value="([^"]*)"/.exec(form) ?? [];
      for (const [, name = ""] of form.matchAll(/<(?:input|select|textarea)[^>]* name="([^"]*)"/g))
        add(`${kind.split(" ")[0]}: ${name.replace(/^.*-trap$/, "trap")}`, path, (text) =>
          encodeLead(["form", kind], ["email", "a@b.example"], ["name", "Kim Lee"], [name, text]),
        );
      if (form.includes('name="resume"'))
        add(
          "a resume's name",
          path,
          (text) => encodeResume(kind, `${text.replace(/[\r\n"]/g, "-")}.pdf`),
          8_000,
        );
    }
  }
  for (const [name, toLongest] of longestTexts)
    add(`the longest ${name}`, "/", (text) => encodeLead([name, toLongest(text)]));
  // No longer address is parsed.
  add("the partner's page, 4,096 characters", "/embed/frame/lead-form", (text) =>
    encodeLead(["around", `https://a.example/${text}`.slice(0, 4_096)]),
  );
  add("the partner's page", "/embed/frame/lead-form", (text) => encodeLead(["around", text]));
  add("a state's place", "/locations/texas", (text) => encodeLead(["location", text]));
  add("a field that no form has", "/embed/frame/lead-form", (text) =>
    encodeLead([text.slice(0, 8_000), text]),
  );
  add("a body that is no form", "/", (text) => text);
  return [...doors.values()];
}

function encodeResume(kind: string, fileName: string): string {
  const { headers, content } = encodeFile(fileName);
  return encodeForm(encodeField("form", kind), {
    content,
    headers: headers.replace('name=""', 'name="resume"'),
  });
}
