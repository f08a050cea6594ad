// MP4 as the recorders of Safari and Chrome write it (ISO/IEC 14496-12): first what it is, then fragment after fragment.

interface Box {
  type: string;
  /** Where its content begins, and where the next box does. */
  body: number;
  end: number;
}

const HOLDERS = new Set(['moov', 'trak', 'mdia', 'minf', 'stbl', 'mvex', 'moof', 'traf']);

/** Each box, and those within it after it. Throws a RangeError where it breaks off. */
export function* boxesOf(view: DataView): Generator<Box> {
  let at = 0;
  while (at < view.byteLength) {
    const size = view.getUint32(at);
    const type = String.fromCharCode(...[4, 5, 6, 7].map((nth) => view.getUint8(at + nth)));
    yield { type, body: at + 8, end: at + size };
    // 0 stands for the rest, and 1 for a length that no recording of this size has.
    if (size < 8) return;
    at += HOLDERS.has(type) ? 8 : size;
  }
}

/** A piece of sound. */
interface Sample {
  /** In the units of its track. */
  duration: number;
  /** In bytes. */
  size: number;
}

/** The samples of the fragments, with where their bytes begin. Throws a RangeError where it breaks off. */
export function* samplesOf(view: DataView): Generator<Sample & { at: number }> {
  let usual = { duration: 0, size: 0 };
  let ofFragment = usual;
  let waiting: Sample[] = [];
  // A sample has a byte at least, so no file has more of them, whatever count somebody makes up.
  let possible = view.byteLength;
  for (const { type, body } of boxesOf(view)) {
    if (type === 'trex') {
      usual = { duration: view.getUint32(body + 12), size: view.getUint32(body + 16) };
    }
    if (type === 'moof') waiting = [];
    if (type === 'tfhd') ofFragment = fragmentDefaults(view, body, usual);
    if (type === 'trun') {
      possible -= view.getUint32(body + 4);
      if (possible < 0) throw new RangeError('There are more samples than bytes.');
      waiting.push(...runOf(view, body, ofFragment));
    }
    // WebKit for Linux writes the last head twice: only one that bytes follow counts.
    if (type === 'mdat') {
      let at = body;
      for (const sample of waiting) {
        yield { ...sample, at };
        at += sample.size;
      }
      waiting = [];
    }
  }
}

function fragmentDefaults(view: DataView, body: number, usual: Sample): Sample {
  const flags = view.getUint32(body);
  let at = body + 8 + (flags & 0x1 ? 8 : 0) + (flags & 0x2 ? 4 : 0);
  const next = (flag: number, otherwise: number) => {
    if ((flags & flag) === 0) return otherwise;
    at += 4;
    return view.getUint32(at - 4);
  };
  return { duration: next(0x8, usual.duration), size: next(0x10, usual.size) };
}

function runOf(view: DataView, body: number, usual: Sample): Sample[] {
  const flags = view.getUint32(body);
  const count = view.getUint32(body + 4);
  const [hasDuration, hasSize] = [(flags & 0x100) !== 0, (flags & 0x200) !== 0];
  const each = 4 * [0x100, 0x200, 0x400, 0x800].filter((flag) => flags & flag).length;
  const samples: Sample[] = [];
  let at = body + 8 + (flags & 0x1 ? 4 : 0) + (flags & 0x4 ? 4 : 0);
  for (let nth = 0; nth < count; nth++) {
    samples.push({
      duration: hasDuration ? view.getUint32(at) : usual.duration,
      size: hasSize ? view.getUint32(at + (hasDuration ? 4 : 0)) : usual.size,
    });
    at += each;
  }
  return samples;
}
