// How long a recording lasts by its own bytes, as far as they say so: nothing of it is decoded.
import { boxesOf, samplesOf } from '#shared/mp4.ts';
import type { RecordingFormat } from '#shared/recordings.ts';

/** In seconds; null where its bytes do not say, or break off. */
export function secondsOf(recording: Uint8Array, format: RecordingFormat): number | null {
  const view = new DataView(recording.buffer, recording.byteOffset, recording.byteLength);
  try {
    const seconds = { webm: webmSeconds, ogg: oggSeconds, mp4: mp4Seconds }[format](view);
    return seconds > 0 ? seconds : null;
  } catch (error) {
    // The end of the recording came where there should have been more.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** What holds other elements: segment, info, cluster and group of blocks. */
const EBML_HOLDERS = new Set([0x18538067, 0x1549a966, 0x1f43b675, 0xa0]);
const TIMESTAMP_SCALE = 0x2ad7b1;
const CLUSTER_TIMESTAMP = 0xe7;
const BLOCKS = new Set([0xa3, 0xa1]);

/** By the time of the last block (RFC 9559). */
function webmSeconds(view: DataView): number {
  let [at, scale, cluster, last] = [0, 1_000_000, 0, 0];
  while (at < view.byteLength) {
    const idLength = ebmlLength(view, at);
    const id = unsigned(view, at, idLength);
    const sizeAt = at + idLength;
    const sizeLength = ebmlLength(view, sizeAt);
    const body = sizeAt + sizeLength;
    // The first bit says how long the number is. The size of a holder may be unknown, and is not needed.
    const size = unsigned(view, sizeAt, sizeLength) - 2 ** (7 * sizeLength);
    if (id === TIMESTAMP_SCALE) scale = unsigned(view, body, size);
    if (id === CLUSTER_TIMESTAMP) cluster = unsigned(view, body, size);
    if (BLOCKS.has(id)) {
      last = Math.max(last, cluster + view.getInt16(body + ebmlLength(view, body)));
    }
    at = EBML_HOLDERS.has(id) ? body : body + size;
  }
  return (last * scale) / 1e9;
}

/** How many bytes a number has whose first bits say so; a first byte of 0 says none, and would lead backwards for ever. */
function ebmlLength(view: DataView, at: number): number {
  const first = view.getUint8(at);
  if (first === 0) throw new RangeError('There is no number here.');
  return Math.clz32(first) - 23;
}

function unsigned(view: DataView, at: number, length: number): number {
  let value = 0;
  for (let nth = 0; nth < length; nth++) value = value * 256 + view.getUint8(at + nth);
  return value;
}

const OGG_HEADER = 27;
/** Opus counts so many samples a second, whatever was recorded. */
const OPUS_RATE = 48_000;

/** By the position of the last page, without what Opus skips at the start (RFC 3533, RFC 7845). */
function oggSeconds(view: DataView): number {
  let [at, preSkip, last] = [0, 0, 0];
  while (at < view.byteLength) {
    const segments = view.getUint8(at + 26);
    const body = at + OGG_HEADER + segments;
    if (at === 0) preSkip = view.getUint16(body + 10, true);
    last = Math.max(last, Number(view.getBigInt64(at + 6, true)));
    at = body;
    for (let nth = 0; nth < segments; nth++) at += view.getUint8(body - segments + nth);
  }
  return (last - preSkip) / OPUS_RATE;
}

/** By the lengths of its samples, which stand in one table or with each fragment (ISO/IEC 14496-12). */
function mp4Seconds(view: DataView): number {
  let [rate, length] = [0, 0];
  // The version and flags come first in all that are read.
  for (const { type, body, end } of boxesOf(view)) {
    if (type === 'mdhd') rate = view.getUint32(body + (view.getUint8(body) === 1 ? 20 : 12));
    if (type === 'stts') length += tableLength(view, body, end);
  }
  for (const { duration } of samplesOf(view)) length += duration;
  return rate === 0 ? 0 : length / rate;
}

function tableLength(view: DataView, body: number, end: number): number {
  const count = view.getUint32(body + 4);
  if (body + 8 + 8 * count > end) throw new RangeError('The table is longer than its box.');
  let length = 0;
  for (let nth = 0; nth < count; nth++) {
    length += view.getUint32(body + 8 + 8 * nth) * view.getUint32(body + 12 + 8 * nth);
  }
  return length;
}
