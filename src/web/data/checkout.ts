// What the address says when the browser comes back from a checkout.

const CANCELLED = 'cancelled';

/** The checkout that the browser returns from, from the URL's query; its page completes first (D3). */
export function checkoutIn(search: string): string | null {
  const checkout = new URLSearchParams(search).get('checkout');
  return checkout === CANCELLED ? null : checkout;
}

/** Whether the browser returns from a cancelled checkout. */
export function isCancelled(search: string): boolean {
  return new URLSearchParams(search).get('checkout') === CANCELLED;
}
