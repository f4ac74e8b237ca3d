import { expect, test } from "vitest";
import { findUnidiomaticPhrases } from "../../../model/checks/spellings.ts";

test.each([
  ["Review the board every second Monday.", "every second Monday", "every other Monday"],
  ["They are still at school or in other states.", "at school", "in school"],
  ["Ask at interview stage.", "at interview stage", "in the interviews, or before the interview"],
  ["The rotation was agreed as a range.", "was agreed as", "was set as, or say that both sides agreed on it"],
  ["A small job under watch.", "under watch", "under supervision, or in public view"],
  ["Whoever has it sees this page.", "Whoever has it", "anyone who has"],
  ["We write the brief with you.", "the brief", "job order (the terms) or intake call (the conversation)"],
  ["Journeyman lineman", "lineman", "lineworker"],
])("a phrase that is not used in the United States is reported: %s", (text, found, expected) => {
  expect(findUnidiomaticPhrases(text)).toEqual([
    `found "${found}", which is not US English: write ${expected}`,
  ]);
});

test.each([
  "Projects are made up to show how it may go.",
  "This is how one may go.",
  "Builders who hire through us",
  "Recent placements",
  "Every candidate knows who you are.",
  "One way of working",
  "One bench of recruiters",
])("a phrase that readers find odd is reported: %s", (text) => {
  expect(findUnidiomaticPhrases(text)).toHaveLength(1);
});

test.each([
  "A crew made up of journeymen, and one made up mostly of apprentices.",
  "Debrief the estimate, and keep the brief stop brief.",
  "Every second counts, and every second candidate call is by video.",
  "Electricians at schools and crews at school sites work nights.",
  "Both sides agreed as soon as the range was known.",
  "You'll hear from us, and whoever hires hears it too.",
])("a phrase that is used in the United States is accepted: %s", (text) => {
  expect(findUnidiomaticPhrases(text)).toEqual([]);
});

test.each([
  ["Presentamos al 10% superior.", "10% superior", "el mejor 10% de quienes evaluamos"],
  ["Usted decide si lo presentamos a la empresa.", "lo presentamos a", "presentamos su perfil a"],
  ["Lo preparamos para la entrevista.", "Lo preparamos para", "le ayudamos a prepararse para"],
  ["Si lo contratan, pida una copia.", "Si lo contratan", "si consigue el empleo"],
  ["Gerente de seguridad", "Gerente de seguridad", "Gerente de seguridad y salud"],
  ["Al enviar, acepta esto.", "Al enviar, acepta", "al enviar, usted acepta"],
  ["Contactado", "Contactado", "ya nos comunicamos con usted"],
  ["Copiar el enlace", "Copiar el enlace", "Copiar enlace"],
  ["para aplicar a un puesto", "aplicar a un puesto", "solicitar el puesto"],
  ["Prometemos llamar para atrás.", "llamar para atrás", "devolver la llamada"],
  ["48-72 horas", "48-72 horas", "de 48 a 72 horas"],
])("a Spanish phrase that is translated word for word is reported: %s", (text, found, expected) => {
  expect(findUnidiomaticPhrases(text)).toEqual([
    `found "${found}", which is not how it is said in Spanish on US building sites: write ${expected}`,
  ]);
});

test.each([
  "Candidatos en 72 horas",
  "Candidatos evaluados en {{claims.delivery}}",
  "{{claims.delivery}} a candidatos",
])("a Spanish text that promises all candidates in the time of the first ones is reported: %s", (text) => {
  expect(findUnidiomaticPhrases(text)).toEqual([expect.stringContaining("write primeros candidatos")]);
});

test.each([
  "Primeros candidatos evaluados en {{claims.delivery}}, de 48 a 72 horas si es urgente.",
  "El borde superior, y el puesto que más se aplica.",
  "Gerentes de seguridad y salud, y el contrato de seguridad.",
  "Usted acepta al enviar.",
])("a Spanish phrase that people say is accepted: %s", (text) => {
  expect(findUnidiomaticPhrases(text)).toEqual([]);
});
