// Records of a fixed length, packed into a single value. A pupil has hundreds and a round changes some ten of them: writing a row for
// each nearly doubled the cost of a completion.

/** How the rest of a record is stored, after the number of its term. Numbers are big-endian, as PostgreSQL sends them. */
interface Layout<Fields> {
  /** Length of a record, the number of its term included. */
  bytes: number;
  /** `at` is where the rest begins. */
  read: (packed: Buffer, at: number) => Fields;
  write: (packed: Buffer, at: number, fields: Fields) => void;
}

export interface PackedRecords<Fields> {
  /** Visits each record with the number of its term and where the rest begins, in the order in which they were added. */
  forEach: (packed: Buffer, visit: (term: number, at: number) => void) => void;
  /** The records by the numbers of their terms, in the order in which they were added; only the `wanted` ones if they are given. */
  unpack: (packed: Buffer, wanted?: ReadonlySet<number>) => Map<number, Fields>;
  pack: (records: ReadonlyMap<number, Fields>) => Buffer;
  /** The same with these records in place of earlier ones of their terms, and the new ones at the end. */
  replace: (packed: Buffer, records: ReadonlyMap<number, Fields>) => Buffer;
}

/** The number of a record's term takes 32 bits. */
const TERM_BYTES = 4;

export function packedRecords<Fields>({
  bytes,
  read,
  write,
}: Layout<Fields>): PackedRecords<Fields> {
  function forEach(packed: Buffer, visit: (term: number, at: number) => void): void {
    for (let at = 0; at < packed.length; at += bytes) {
      visit(packed.readInt32BE(at), at + TERM_BYTES);
    }
  }
  function replace(packed: Buffer, records: ReadonlyMap<number, Fields>): Buffer {
    const placeOf = new Map<number, number>();
    forEach(packed, (term, at) => {
      if (records.has(term)) placeOf.set(term, at);
    });
    const added = records.size - placeOf.size;
    // Every byte is written: the earlier records are copied, the new ones have their fields.
    const replaced = Buffer.allocUnsafe(packed.length + added * bytes);
    packed.copy(replaced);
    let end = packed.length;
    for (const [term, fields] of records) {
      const at = placeOf.get(term);
      if (at !== undefined) {
        write(replaced, at, fields);
        continue;
      }
      replaced.writeInt32BE(term, end);
      write(replaced, end + TERM_BYTES, fields);
      end += bytes;
    }
    return replaced;
  }
  return {
    forEach,
    unpack(packed, wanted) {
      const records = new Map<number, Fields>();
      forEach(packed, (term, at) => {
        if (!wanted || wanted.has(term)) records.set(term, read(packed, at));
      });
      return records;
    },
    pack: (records) => replace(NO_RECORDS, records),
    replace,
  };
}

export const NO_RECORDS = Buffer.alloc(0);
