/** What the desk fills in a reply's template, from the submission, the operator and the agency. */
const FILLED_PLACEHOLDERS = ["firstName", "role", "place", "company", "operator", "phone"] as const;

/** What the operator fills in before sending. */
const OPEN_PLACEHOLDERS = ["time", "detail"] as const;

export const REPLY_PLACEHOLDERS = [...FILLED_PLACEHOLDERS, ...OPEN_PLACEHOLDERS];

type ReplyValues = Partial<Record<(typeof FILLED_PLACEHOLDERS)[number], string | undefined>>;

/** A part of a text that is from a placeholder. */
export interface Mark {
  start: number;
  end: number;
}

const PLACEHOLDER = new RegExp(`\\{(?:${REPLY_PLACEHOLDERS.join("|")})\\}`, "g");

const maxValueLength = 160;

/** Fills in a template, and returns where. Placeholders without a value stay as they are. */
export function fillReply(template: string, values: ReplyValues): { text: string; marks: Mark[] } {
  const marks: Mark[] = [];
  let text = "";
  let position = 0;
  for (const { 0: placeholder, index } of template.matchAll(PLACEHOLDER)) {
    const value = values[placeholder.slice(1, -1) as keyof ReplyValues]
      ?.replace(/\s+/g, " ")
      .trim()
      .slice(0, maxValueLength);
    text += template.slice(position, index);
    if (value) marks.push({ start: text.length, end: text.length + value.length });
    text += value || placeholder;
    position = index + placeholder.length;
  }
  return { text: text + template.slice(position), marks };
}

/** Lists where a text has placeholders that are not filled in. */
export const findUnfilled = (text: string): Mark[] =>
  [...text.matchAll(PLACEHOLDER)].map(({ 0: { length }, index }) => ({ start: index, end: index + length }));

/** Moves marks along with an edit, and drops those that it changes. */
export function moveMarks(marks: readonly Mark[], before: string, after: string): Mark[] {
  const shorter = Math.min(before.length, after.length);
  let prefix = 0;
  while (prefix < shorter && before[prefix] === after[prefix]) prefix += 1;
  let suffix = 0;
  while (suffix < shorter - prefix && before.at(-1 - suffix) === after.at(-1 - suffix)) suffix += 1;
  const editEnd = before.length - suffix;
  const shift = after.length - before.length;
  return marks.flatMap(({ start, end }) => {
    if (end <= prefix) return [{ start, end }];
    return start >= editEnd ? [{ start: start + shift, end: end + shift }] : [];
  });
}
