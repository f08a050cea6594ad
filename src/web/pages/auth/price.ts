/** Pence as a price: '£4', '£4.50'. */
export function formatPrice(pence: number): string {
  return `£${pence % 100 === 0 ? pence / 100 : (pence / 100).toFixed(2)}`;
}
