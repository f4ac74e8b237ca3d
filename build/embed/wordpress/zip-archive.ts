import { crc32, deflateRawSync } from "node:zlib";

/** A name's encoding is UTF-8. */
const UTF8 = 0x0800;
const DEFLATED = 8;
/** 1980-01-01, the first day that the format knows, so that the same files give the same bytes. */
const DAY = 0x0021;
const VERSION = 20;

/**
 * A ZIP archive of files by their names, in the order of these (PKWARE's APPNOTE 4.3: a header and the bytes of each file, the directory, its end).
 */
export function zipArchive(files: Readonly<Record<string, string>>): Buffer {
  const local: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const name of Object.keys(files).sort()) {
    const content = Buffer.from(files[name] ?? "");
    const packed = deflateRawSync(content, { level: 9 });
    const path = Buffer.from(name);
    // Both headers say this of a file: version, flags, method, time, day, checksum, two sizes, the name's length, no extra field.
    const common = fields([
      [VERSION, 2],
      [UTF8, 2],
      [DEFLATED, 2],
      [0, 2],
      [DAY, 2],
      [crc32(content), 4],
      [packed.length, 4],
      [content.length, 4],
      [path.length, 2],
      [0, 2],
    ]);
    const before = offset;
    const entry = Buffer.concat([fields([[0x04034b50, 4]]), common, path, packed]);
    local.push(entry);
    offset += entry.length;
    // No comment, the first disk, no attributes.
    const place = fields([
      [0, 2],
      [0, 2],
      [0, 2],
      [0, 4],
      [before, 4],
    ]);
    directory.push(
      fields([
        [0x02014b50, 4],
        [VERSION, 2],
      ]),
      common,
      place,
      path,
    );
  }
  const listed = Buffer.concat(directory);
  const count = local.length;
  const end = fields([
    [0x06054b50, 4],
    [0, 2],
    [0, 2],
    [count, 2],
    [count, 2],
    [listed.length, 4],
    [offset, 4],
    [0, 2],
  ]);
  return Buffer.concat([...local, listed, end]);
}

/** Numbers one after the other, each in as many bytes as it is given. */
function fields(values: readonly (readonly [value: number, bytes: number])[]): Buffer {
  return Buffer.concat(
    values.map(([value, bytes]) => {
      const field = Buffer.alloc(bytes);
      field.writeUIntLE(value, 0, bytes);
      return field;
    }),
  );
}
