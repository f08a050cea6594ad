// Sound out of an MP4 in fragments, for devices that decode no fragments.
import { boxesOf, samplesOf } from '#shared/mp4.ts';

/** What the decoder has to know of the sound. */
interface Config {
  /** As numbered in ISO/IEC 14496-3. */
  kind: number;
  rate: number;
  channels: number;
}

/** The head of a frame has no room for others, and recorders write none. */
const KINDS_MAX = 4;
const HEAD = 7;

/** The same sound as a row of frames (ADTS), which every device decodes; null for anything but AAC in fragments. */
export function aacFramesOf(recording: Uint8Array): Uint8Array | null {
  const view = new DataView(recording.buffer, recording.byteOffset, recording.byteLength);
  try {
    const config = configOf(view);
    const samples = [...samplesOf(view)];
    const last = samples.at(-1);
    if (!config || !last || last.at + last.size > recording.length) return null;
    const size = samples.reduce((sum, sample) => sum + HEAD + sample.size, 0);
    const frames = new Uint8Array(size);
    let at = 0;
    for (const { at: from, size } of samples) {
      frames.set(headOf(config, HEAD + size), at);
      frames.set(recording.subarray(from, from + size), at + HEAD);
      at += HEAD + size;
    }
    return frames;
  } catch (error) {
    // It breaks off.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** Of the only track, from its descriptors (ISO/IEC 14496-1); null for sound that is not AAC. */
function configOf(view: DataView): Config | null {
  const table = [...boxesOf(view)].find(({ type }) => type === 'stsd');
  if (!table) return null;
  // The table's head and its first entry, in which the box with the descriptors follows what all sound has.
  for (let at = table.body + 8; at + 4 < table.end; at++) {
    if (view.getUint32(at) === ESDS) return described(view, at + 8);
  }
  return null;
}

const ESDS = 0x65736473;
const DESCRIPTORS = { stream: 3, decoder: 4, config: 5 } as const;

function described(view: DataView, from: number): Config | null {
  let at = from;
  for (;;) {
    const tag = view.getUint8(at);
    at += 1;
    // Its length, seven bits a byte, is not needed.
    while (view.getUint8(at) & 0x80) at += 1;
    at += 1;
    if (tag === DESCRIPTORS.config) {
      const bits = view.getUint16(at);
      const config = { kind: bits >> 11, rate: (bits >> 7) & 15, channels: (bits >> 3) & 15 };
      return config.kind >= 1 && config.kind <= KINDS_MAX ? config : null;
    }
    if (tag === DESCRIPTORS.stream) at += 3;
    else if (tag === DESCRIPTORS.decoder) at += 13;
    else return null;
  }
}

/** Seven bytes: fixed signs, what the sound is, and how many bytes the frame has. */
function headOf({ kind, rate, channels }: Config, size: number): readonly number[] {
  return [
    0xff,
    0xf1,
    ((kind - 1) << 6) | (rate << 2) | (channels >> 2),
    ((channels & 3) << 6) | (size >> 11),
    (size >> 3) & 0xff,
    ((size & 7) << 5) | 0x1f,
    0xfc,
  ];
}
