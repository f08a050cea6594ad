// A note next to figures that count every game: what the server could not verify (D11 Honest figures).

interface Unproved {
  rushed: number;
  unverified: number;
}

/** '1 rushed, 2 not verified'; null if there are none. */
export function unprovedText({ rushed, unverified }: Unproved): string | null {
  const parts = [
    ...(rushed > 0 ? [`${rushed.toLocaleString('en-GB')} rushed`] : []),
    ...(unverified > 0 ? [`${unverified.toLocaleString('en-GB')} not verified`] : []),
  ];
  return parts.length === 0 ? null : parts.join(', ');
}
