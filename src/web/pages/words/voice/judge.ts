// Whether a recording is good enough to be kept (D11), said kindly.
import {
  formatOf,
  isTooLong,
  RECORDING_BYTES_MAX,
  RECORDING_SECONDS_MAX,
  RECORDING_TYPES,
  type RecordingFormat,
} from '#shared/recordings.ts';

/** Below this no sample of a voice stays, not even a whisper close by. */
const SILENCE = 0.03;
/** At full scale the microphone has cut the wave off. */
const FULL = 0.99;
/** A few samples at full scale cannot be heard. */
const CUT_SHARE = 0.001;

export const TOO_LONG = `That took more than ${RECORDING_SECONDS_MAX} seconds, so its end is missing. Please say it once more, a little faster.`;

export interface Take {
  audio: Uint8Array;
  /** As it sounds, from -1 to 1. */
  samples: Float32Array;
  seconds: number;
}

/** Why a recording should be made again, and how; null for one to keep. */
export function faultOf({ audio, samples, seconds }: Take): string | null {
  if (isTooLong(seconds)) return TOO_LONG;
  let loud = 0;
  let cut = 0;
  for (const sample of samples) {
    const size = Math.abs(sample);
    if (size > SILENCE) loud += 1;
    if (size >= FULL) cut += 1;
  }
  if (loud === 0) {
    return 'We didn’t hear anything. Please check that the microphone is on and not muted, come closer, and say it once more.';
  }
  if (cut > samples.length * CUT_SHARE) {
    return 'That was so loud that it crackled. Please move back a little and say it once more.';
  }
  if (audio.length > RECORDING_BYTES_MAX) {
    return 'This recording is larger than 60 KB. Please say it once more, a little faster.';
  }
  if (formatOf(audio) === null) {
    return 'This browser records in a format that we can’t keep. Please try Chrome, Edge, Firefox or Safari.';
  }
  return null;
}

/** In the order in which we like them: most devices play the first. */
const WANTED = [
  'audio/mp4;codecs=mp4a.40.2',
  RECORDING_TYPES.webm,
  RECORDING_TYPES.ogg,
  RECORDING_TYPES.mp4,
];

/** What this browser should record; undefined leaves it to the browser. */
export function typeToRecord(isSupported: (type: string) => boolean): string | undefined {
  return WANTED.find(isSupported);
}

/** Which devices cannot play a format, and so use their own voice. */
export const CANNOT_PLAY: Readonly<Record<RecordingFormat, string>> = {
  webm: 'iPads, iPhones and Macs with a Safari older than 17.4',
  ogg: 'iPads, iPhones and Macs with a Safari older than 18.4',
  mp4: 'some computers with Linux',
};
