// Records a few seconds from the microphone (MediaRecorder).
import { decodeRecording } from '#games/kit/screen/recorded-voice.ts';
import { RECORDING_SECONDS_MAX } from '#shared/recordings.ts';
import { TOO_LONG, typeToRecord, type Take } from './judge.ts';

/** Clear speech; 8 seconds are 40 KB. */
const BITS_PER_SECOND = 40_000;

/** Why nothing can be recorded, or what to do; it is shown as it is. */
export class RecordingTrouble extends Error {}

/** Why this page cannot record at all, in one sentence; null if it can. */
export function whyNotHere(): string | null {
  // Browsers give no page a microphone that came without HTTPS.
  if (!('mediaDevices' in navigator)) {
    return 'Recording works only where this page’s address begins with https. Whoever looks after Bright Explorers at your school can set that up.';
  }
  return 'MediaRecorder' in globalThis
    ? null
    : 'This browser cannot record. A newer Chrome, Edge, Firefox or Safari can.';
}

export interface Recording {
  stop: () => void;
  /** What was recorded until `stop`; rejects with RecordingTrouble. */
  take: Promise<Take>;
}

/** Begins to record; rejects with RecordingTrouble. */
export async function startRecording(): Promise<Recording> {
  const stream = await openMicrophone();
  const mimeType = typeToRecord((type) => MediaRecorder.isTypeSupported(type));
  const recorder = new MediaRecorder(stream, {
    audioBitsPerSecond: BITS_PER_SECOND,
    ...(mimeType !== undefined && { mimeType }),
  });
  const parts: Blob[] = [];
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
  let isTooLong = false;
  const stop = () => {
    if (recorder.state !== 'inactive') recorder.stop();
  };
  const limit = setTimeout(() => {
    isTooLong = true;
    stop();
  }, RECORDING_SECONDS_MAX * 1000);
  const take = new Promise<void>((resolve, reject) => {
    recorder.addEventListener('stop', () => resolve());
    recorder.addEventListener('error', () =>
      reject(new RecordingTrouble('The recording stopped early. Please try again.')),
    );
  })
    .finally(() => {
      clearTimeout(limit);
      for (const track of stream.getTracks()) track.stop();
    })
    .then(async () => {
      if (isTooLong) throw new RecordingTrouble(TOO_LONG);
      return takeFrom(await new Blob(parts).arrayBuffer());
    });
  recorder.start();
  return { stop, take };
}

async function openMicrophone(): Promise<MediaStream> {
  try {
    return await navigator.mediaDevices.getUserMedia({ audio: { channelCount: 1 } });
  } catch (error) {
    const isKnown = error instanceof DOMException || error instanceof Error;
    throw new RecordingTrouble(sentenceFor(isKnown ? error.name : ''));
  }
}

function sentenceFor(name: string): string {
  if (name === 'NotAllowedError' || name === 'SecurityError') {
    return 'The browser may not use the microphone. Please allow it beside the page’s address, and press again.';
  }
  if (name === 'NotFoundError') {
    return 'We found no microphone. Please connect one, and press again.';
  }
  return 'The microphone did not start. Perhaps another program is using it; please close that, and press again.';
}

async function takeFrom(recorded: ArrayBuffer): Promise<Take> {
  const audio = new Uint8Array(recorded);
  const heard = await decodeRecording(audio);
  if (!heard) throw new RecordingTrouble('Nothing was recorded. Please hold on a moment longer.');
  return { audio, samples: heard.getChannelData(0), seconds: heard.duration };
}
