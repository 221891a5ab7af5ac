import { crc32, deflateRawSync } from 'node:zlib';

/** A file of an archive: its path, with slashes. Text is UTF-8. */
export type ZipFile = { path: string; content: string | Uint8Array };

const LOCAL_HEADER = 0x04034b50;
const CENTRAL_HEADER = 0x02014b50;
const END = 0x06054b50;
const VERSION = 20;
/** Names are UTF-8. */
const UTF8 = 0x0800;
const DEFLATED = 8;
/** 1 January 1980, the first day of the format: the same files give the same bytes. */
const DATE = 0x0021;

/** A ZIP archive (APPNOTE 6.3) in the order of the paths. Up to 65,535 files and 4 GB. */
export function writeZip(files: readonly ZipFile[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { path, content } of files.toSorted((one, other) => (one.path < other.path ? -1 : 1))) {
    const name = Buffer.from(path);
    const bytes = typeof content === 'string' ? Buffer.from(content) : content;
    const packed = deflateRawSync(bytes, { level: 9 });
    const facts = describeEntry({ name, bytes, packed });
    const start = offset;
    const local = Buffer.concat([numbers([LOCAL_HEADER, 4]), facts, name, packed]);
    parts.push(local);
    offset += local.length;
    // Comment, disk and attributes are empty.
    directory.push(
      Buffer.concat([
        numbers([CENTRAL_HEADER, 4], [VERSION, 2]),
        facts,
        numbers([0, 2], [0, 2], [0, 2], [0, 4], [start, 4]),
        name,
      ]),
    );
  }
  const central = Buffer.concat(directory);
  const count = directory.length;
  const end = numbers([END, 4], [0, 2], [0, 2], [count, 2], [count, 2], [central.length, 4], [offset, 4], [0, 2]);
  return Buffer.concat([...parts, central, end]);
}

/** What the header of a file and its entry in the directory have in common. */
function describeEntry({ name, bytes, packed }: { name: Buffer; bytes: Uint8Array; packed: Buffer }): Buffer {
  return numbers(
    ...([
      [VERSION, 2],
      [UTF8, 2],
      [DEFLATED, 2],
      [0, 2],
      [DATE, 2],
    ] as const),
    ...([
      [crc32(bytes), 4],
      [packed.length, 4],
      [bytes.length, 4],
      [name.length, 2],
      [0, 2],
    ] as const),
  );
}

/** Numbers in little-endian order, each with its size in bytes. */
function numbers(...values: (readonly [value: number, size: number])[]): Buffer {
  const buffer = Buffer.alloc(values.reduce((sum, [, size]) => sum + size, 0));
  let offset = 0;
  for (const [value, size] of values) offset = buffer.writeUIntLE(value, offset, size);
  return buffer;
}
