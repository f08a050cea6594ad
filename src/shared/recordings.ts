// Recordings of words in a teacher's own voice (D11): formats and limits.

/** What the media recorders of browsers write: Chrome and Edge WebM, Firefox Ogg, Safari MP4. */
export const RECORDING_FORMATS = ['webm', 'ogg', 'mp4'] as const;

export type RecordingFormat = (typeof RECORDING_FORMATS)[number];

/** Of each format, for `canPlayType` and for answers. */
export const RECORDING_TYPES: Readonly<Record<RecordingFormat, string>> = {
  webm: 'audio/webm;codecs=opus',
  ogg: 'audio/ogg;codecs=opus',
  mp4: 'audio/mp4',
};

export const RECORDING_SECONDS_MAX = 8;
/** A recorder that is stopped after eight seconds can stop a little later. */
const RECORDING_GRACE_SECONDS = 0.5;
export const isTooLong = (seconds: number) =>
  seconds > RECORDING_SECONDS_MAX + RECORDING_GRACE_SECONDS;
/** Of one word. */
export const RECORDING_BYTES_MAX = 60 * 1024;
/** Of all words of a list. */
export const LIST_RECORDINGS_BYTES_MAX = 1024 * 1024;
/** Of all lists of a teacher: far more than a school year's words. */
export const TEACHER_RECORDINGS_BYTES_MAX = 20 * 1024 * 1024;

const SIGNS: ReadonlyArray<{ format: RecordingFormat; at: number; bytes: readonly number[] }> = [
  // EBML, which WebM begins with (RFC 8794).
  { format: 'webm', at: 0, bytes: [0x1a, 0x45, 0xdf, 0xa3] },
  // “OggS” (RFC 3533).
  { format: 'ogg', at: 0, bytes: [0x4f, 0x67, 0x67, 0x53] },
  // “ftyp” (ISO/IEC 14496-12).
  { format: 'mp4', at: 4, bytes: [0x66, 0x74, 0x79, 0x70] },
];

/** Told by the first bytes, because the name that a browser gives can be wrong; null for anything else. */
export function formatOf(recording: Uint8Array): RecordingFormat | null {
  const sign = SIGNS.find(({ at, bytes }) =>
    bytes.every((byte, nth) => recording[at + nth] === byte),
  );
  return sign?.format ?? null;
}
