import { readExposedFunctions } from "../../../server/api/rest/exposed-schema.ts";
import type { Database } from "../../../server/data/database/database.ts";
import { metadataLimits } from "../../../model/submissions/submission-metadata.ts";
import { EMAIL_LIMIT } from "../../../model/submissions/email-address.ts";
import { PHONE_LIMIT } from "../../../model/submissions/phone-number.ts";
import { submissionFields, submissionTables } from "../../../model/submissions/submission-fields.ts";
import type { SubmissionFields } from "../../../model/submissions/submission-field.ts";
import { PUBLISHABLE_KEY } from "../../../site/settings/environment.ts";
import type { RawRequest } from "../../db/raw-request.ts";
import { sampleRows } from "../../db/sample-rows.ts";
import { argumentBytes, door, json, rowBytes, type Door } from "./door.ts";

const ROWS = "POST /rest/v1/:table";

/** Values in JSON columns that triggers read. A new JSON column must be listed. */
const INNER_KEYS: Readonly<Record<string, readonly string[]>> = {
  utm: ["utm_source", "utm_campaign"],
  consent: ["text", "version"],
  form_check: ["trap", "ref", "partner", "receipt", "seconds"],
};

/** Lists the columns and arguments that the database lets visitors send. */
export async function listDatabaseDoors(database: Database): Promise<Door[]> {
  return [
    ...(await listColumnDoors(database)),
    ...submissionTables.map(toFullRowsDoor),
    ...longestTexts.map(toLongestTextDoor),
    ...(await listArgumentDoors(database)),
  ];
}

/** Lists each column once, since the same functions read it in all tables. */
async function listColumnDoors(database: Database): Promise<Door[]> {
  const columns = await database.query<{ table: string; column: string; type: string }>(
    `select distinct on (p.column_name) p.table_name as "table", p.column_name as "column", c.data_type as type
     from information_schema.column_privileges p
     join information_schema.columns c using (table_schema, table_name, column_name)
     where p.table_schema = 'public' and p.grantee = 'anon' and p.privilege_type = 'INSERT'
     order by p.column_name, p.table_name`,
  );
  return columns.flatMap(({ table, column, type }) => {
    const sample = sampleRows[table as keyof typeof sampleRows];
    const toDoor = (name: string, toValue: (text: string) => unknown): Door =>
      door(
        ROWS,
        `${table}.${name}`,
        rowBytes,
        (text) => JSON.stringify({ ...sample, [column]: toValue(text) }),
        (body) => json(`/rest/v1/${table}`, body),
      );
    const keys = type === "jsonb" ? INNER_KEYS[column] : [];
    if (keys === undefined) throw new Error(`List the keys of the JSON column ${column} in INNER_KEYS`);
    return [
      toDoor(column, (text) => text),
      ...keys.map((key) => toDoor(`${column}.${key}`, (text) => ({ [key]: text }))),
    ];
  });
}

const cut = (text: string, length: number): string =>
  [...text.slice(0, 2 * length)].slice(0, length).join("");

/** Texts up to twice the limit are normalized, longer ones are refused before (`isOverlong`). */
export const longestTexts = [
  ["email", (text: string) => `${cut(text, 2 * EMAIL_LIMIT - 14)} <a@b.example>`],
  ["phone", (text: string) => `302 555 0142 ${cut(text, 2 * PHONE_LIMIT - 13)}`],
] as const;

/** Returns a door for as many rows as a request may have, with the longest texts that are normalized. */
const toLongestTextDoor = ([column, toLongest]: (typeof longestTexts)[number]): Door =>
  door(
    ROWS,
    `five rows with the longest ${column}`,
    rowBytes,
    (text) => {
      const row = { ...sampleRows.contact_submissions, [column]: toLongest(text) };
      return JSON.stringify(Array.from({ length: 5 }, () => row));
    },
    (body) => json("/rest/v1/contact_submissions", body),
  );

/** Returns a door for as many rows as a request may have, with the longest texts that are stored. */
function toFullRowsDoor(table: keyof typeof sampleRows): Door {
  const sentFields: SubmissionFields = submissionFields[table];
  const limits = Object.values(sentFields).flatMap(({ column, kind = "", limit }) =>
    limit === undefined || /^(email|phone)$/.test(kind) ? [] : [[column, limit] as const],
  );
  const toRow = (text: string): object => ({
    ...sampleRows[table],
    ...Object.fromEntries(
      [...limits, ...Object.entries(metadataLimits)].map(([column, limit]) => [column, cut(text, limit)]),
    ),
  });
  return door(
    ROWS,
    `five full rows of ${table}`,
    rowBytes,
    (text) => JSON.stringify(Array.from({ length: 5 }, () => toRow(text))),
    (body) => json(`/rest/v1/${table}`, body),
  );
}

async function listArgumentDoors(database: Database): Promise<Door[]> {
  const functions = await readExposedFunctions(database);
  return [...functions].flatMap(([name, types]) =>
    [...types.keys()].flatMap((argument) => {
      const path = `/rest/v1/rpc/${name}`;
      const encode = (text: string): string =>
        argument === "" ? `shown lead-form,${text},acme /${text}` : JSON.stringify({ [argument]: text });
      const toRequest = (body: string): RawRequest =>
        argument === ""
          ? { path, headers: ["content-type: text/plain", `apikey: ${PUBLISHABLE_KEY}`], body }
          : json(path, body);
      // A long text is refused before it is read; a shorter one is read.
      return [argument === "" ? 8_192 : 1_000, argumentBytes].map((bytes) =>
        door("POST /rest/v1/rpc/:name", `${bytes} bytes of ${name}(${argument})`, bytes, encode, toRequest),
      );
    }),
  );
}
