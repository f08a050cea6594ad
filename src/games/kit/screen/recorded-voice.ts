// Plays a recording, such as a word in a teacher's own voice (D11).

/** What is playing. */
export interface Playing {
  stop: () => void;
  /** Resolves when it is over or was stopped. */
  over: Promise<void>;
}

/** Plays a recording from its beginning; null on a device that cannot play its format. */
export async function playRecording(audio: Uint8Array): Promise<Playing | null> {
  if (!('AudioContext' in globalThis)) return null;
  const device = new AudioContext();
  try {
    // The copy, because decoding takes the bytes away.
    const heard = await device.decodeAudioData(audio.slice().buffer);
    await device.resume();
    const source = device.createBufferSource();
    source.buffer = heard;
    source.connect(device.destination);
    const over = new Promise<void>((resolve) => {
      source.addEventListener('ended', () => resolve());
    }).then(() => void device.close());
    source.start();
    return { stop: () => source.stop(), over };
  } catch {
    void device.close();
    return null;
  }
}
